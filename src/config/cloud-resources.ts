// Tokens for these grant access to the cloud, never to a portal.
// https://learn.microsoft.com/entra/identity-platform/v1-permissions-consent and the sovereign
// clouds.

const domains = [
  'azure.com azure.net azure.us azure.cn microsoft.com microsoft.us windows.net ' +
    'microsoftonline.com microsoftonline.us',
  'usgovcloudapi.net chinacloudapi.cn azure-automation.net azuredatabricks.net azurecr.io azconfig.io azconfig.azure.us azconfig.azure.cn ' +
    'visualstudio.com dev.azure.com',
  'office.com office.net office365.com office365.us sharepoint.com outlook.com dynamics.com ' +
    'powerbi.com powerapps.com',
].flatMap((names) => names.split(' '));

/** Accepted in place of the URL. */
const applications = [
  '797f4846-ba00-4fd7-ba43-dac1f8f63013', // Azure Resource Manager
  '00000003-0000-0000-c000-000000000000', // Microsoft Graph
  '00000002-0000-0000-c000-000000000000', // Azure AD Graph
  '00000002-0000-0ff1-ce00-000000000000', // Exchange Online
  '00000003-0000-0ff1-ce00-000000000000', // SharePoint Online
  'cfa8b339-82a2-471a-a3c9-0fc0be7a4093', // Key Vault
  'e406a681-f3d4-42a8-90b6-c2b029497af1', // Storage
  '022907d3-0f1b-48f7-badc-1ba6abab6d66', // SQL Database
  '499b84ac-1321-427f-aa17-267ca6975798', // Azure DevOps
  'fb78d390-0c51-40cd-8e17-fdbfab77341b', // Exchange's own interface
];

/** Works without flags. */
export const notOfTheCloud: string =
  `(?![A-Za-z][A-Za-z0-9+.-]*:/*([^/?#\\s]*[.@])?(${domains.map(anyCase).join('|')})\\.?([:/?#]|$))` +
  `(?!([A-Za-z][A-Za-z0-9+.-]*:/*)?(${applications.map(anyCase).join('|')})(/|$))`;

function anyCase(name: string): string {
  return [...name]
    .map((letter) => {
      if (/[a-z]/.test(letter)) return `[${letter}${letter.toUpperCase()}]`;
      if (letter === '.') return '\\.';
      return letter;
    })
    .join('');
}

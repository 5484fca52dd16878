import * as z from 'zod/mini';
import { environmentNamePattern } from './environment-name.ts';

/**
 * Domains of the cloud's own resources:
 * https://learn.microsoft.com/entra/identity-platform/v1-permissions-consent
 */
const domains = [
  'azure.com azure.net azure.us azure.cn microsoft.com microsoft.us windows.net ' +
    'microsoftonline.com microsoftonline.us',
  'usgovcloudapi.net chinacloudapi.cn azure-automation.net azuredatabricks.net azurecr.io ' +
    'azconfig.io visualstudio.com dev.azure.com',
  'office.com office.net office365.com office365.us sharepoint.com outlook.com dynamics.com ' +
    'powerbi.com powerapps.com',
].flatMap((names) => names.split(' '));

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

/**
 * Excludes the cloud's own resources. Ignores case without a regular expression flag, because JSON
 * Schema doesn't support flags.
 */
const notOfTheCloud: string =
  `(?![A-Za-z][A-Za-z0-9+.-]*:/*([^/?#\\s]*[.@])?(${domains.map(anyCase).join('|')})\\.?([:/?#]|$))` +
  `(?!([A-Za-z][A-Za-z0-9+.-]*:/*)?(${applications.map(anyCase).join('|')})(/|$))`;

/** Excludes a user name or password in a URL. Treats backslashes as slashes, as browsers do. */
const withoutLogin = '(?![A-Za-z][A-Za-z0-9+.-]*:[/\\\\]*[^/?#\\s]*@)';

function anyCase(name: string): string {
  return [...name]
    .map((letter) => {
      if (/[a-z]/.test(letter)) return `[${letter}${letter.toUpperCase()}]`;
      if (letter === '.') return '\\.';
      return letter;
    })
    .join('');
}

/**
 * Creates a string schema with a pattern instead of a function, because the JSON Schema must accept
 * exactly what the loader accepts.
 */
function text(pattern: RegExp, expected: string) {
  // Create a single schema. `z.string().check(z.regex())` creates three, which takes a millisecond
  // at each start.
  const check = { check: 'string_format', format: 'regex', abort: false } as const;
  return new z.ZodMiniStringFormat({ type: 'string', ...check, pattern, error: () => expected });
}

const label = '[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const name = `(${label}\\.){0,20}[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?`;
const byte = '(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])';
const port =
  '([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])';
const origin = `https://(${name}|${byte}(\\.${byte}){3})(:${port})?`;

function address(pattern: RegExp, expected: string) {
  return z.pipe(
    text(pattern, expected),
    z.transform((address: string) => address.replace(/\/$/, '')),
  );
}

export const httpsOrigin = (
  expected = 'an https origin without a path, such as https://www.acme.example',
) => address(new RegExp(`^${origin}/?$`), expected);

export const httpsBase = () =>
  address(
    new RegExp(`^${origin}(/[A-Za-z0-9._~-]+)*/?$`),
    'an https address without a query, such as https://portal.example.com',
  );

export const uuid = (subject: string) =>
  text(
    /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/,
    `${subject}: a UUID such as 11111111-2222-3333-4444-555555555555`,
  );

export const slug = () =>
  text(
    /^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/,
    'a slug: lower-case letters, digits and single hyphens, such as acme-docs',
  );

export const identifier = () =>
  text(
    /^[A-Za-z0-9][A-Za-z0-9._~-]{0,127}$/,
    'an identifier as a string: letters, digits and . _ ~ -, such as "site_123" (quote numbers)',
  );

/**
 * Audience of the portal. Excludes cloud resources: otherwise, anybody who can edit the config
 * could get a token for them.
 */
export const audience = () =>
  text(
    new RegExp(
      `^(?!\\S*/\\.default/?$)${withoutLogin}${notOfTheCloud}` +
        '([A-Za-z][A-Za-z0-9+.-]*:\\S+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$',
    ),
    'the Application ID URI of the portal without "/.default", such as ' +
      'api://11111111-2222-3333-4444-555555555555, and not a Microsoft resource',
  );

export const relativePath = (subject: string) =>
  text(/^[^\u0000-\u001f\u007f\\]+$/, `${subject}: a relative path with / as separator`);

export const commandLine = (subject: string) =>
  text(/^(?=.*\S)[^\u0000\r\n]+$/, `${subject}: a single command on one line`);

export const buildCommandText = 'the build command: a single command on one line, or false';

/**
 * Build command. Excludes words that people write instead of `false`, and that would fail as
 * commands.
 */
export const buildCommand = () =>
  text(
    /^(?=.*\S)(?!([Ff]alse|FALSE|[Nn]o|NO|[Oo]ff|OFF|[Nn]one|NONE)$)[^\u0000\r\n]+$/,
    buildCommandText,
  );

/** Name of a branch. Follows git's rules as far as a pattern can express them. */
export const branch = () =>
  text(
    /^(?!refs\/|-|\/)(?!.*(\.\.|\/\/|@\{|\/\.|\.lock$|\/$|\.$))[^\s~^:?*[\]\\\u0000-\u001f\u007f]+$/,
    'the name of one branch without "refs/heads/" or wildcards, such as master',
  );

/** Branch pattern. Supports only `*` and `**`, with the same meaning as in workflow triggers. */
export const branchPattern = () =>
  text(
    /^(?!refs\/|-|\/)(?!.*(\.\.|\/\/|\*{3}|@\{|\.lock$|\/$|\.$))[^\s~^:?[\]\\!+\u0000-\u001f\u007f]+$/,
    'a branch or a pattern with * (within one segment of the name) or ** (any depth), such ' +
      'as release/**',
  );

export const environmentName = () =>
  text(
    environmentNamePattern,
    'a name of 1 to 16 letters and digits that is not "production", "prod" or "default", ' +
      'such as preview',
  );

export const pathSegment = () =>
  text(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, 'one word of letters, digits, - and _, such as repohost');

export const accountName = () =>
  text(/^[\w.-]{1,100}(\[bot\])?$/, 'a login at the repository host, such as octocat');

export const checkName = () => text(/^[^\p{Cc}]{1,255}$/u, 'the name of a check');

export const workflowFile = () =>
  text(/^[\w.-]+\.ya?ml$/, 'the file name of a workflow, such as agent.yml');

export const calledWorkflow = () =>
  text(
    /^[\w.-]+\/[\w.-]+\/\.github\/workflows\/[\w.-]+\.ya?ml(@[\w./-]+)?$/,
    'a workflow as owner/name/.github/workflows/file.yml, with or without @version',
  );

export const filePattern = () =>
  text(
    /^(?!\/|\.\.?\/)(?!.*(\.\.|\/\/|\*{3}|\/$))[^\\?[\]!\u0000-\u001f\u007f]+$/,
    'a path or a pattern with * (within one name) or ** (any depth), such as src/**',
  );

export const modelName = () =>
  text(
    /^[\w.-]{1,100}\/[\w.-]{1,100}$/,
    'publisher and name of a model, such as openai/gpt-4.1-mini',
  );

const variableName = '(?!__proto__$)[A-Za-z_][A-Za-z0-9_]*$';

export const buildVariable = () =>
  text(
    new RegExp(`^(?!ACTIONS_|INPUT_|SITE_|GITHUB_TOKEN$)${variableName}`),
    'the name of a variable that is not GITHUB_TOKEN and does not start with ACTIONS_, ' +
      'INPUT_ or SITE_',
  );

/**
 * Name of one of the run's environment variables. Excludes the runner's own variables: some give
 * access to id tokens.
 */
export const passedVariable = () =>
  text(
    new RegExp(`^(?!ACTIONS_|INPUT_)${variableName}`),
    'the name of a variable that does not start with ACTIONS_ or INPUT_',
  );

const variableValueText = 'text, a number, true or false';

export const variableValue = () =>
  z.pipe(
    z.union(
      [
        text(/^[^\u0000]*$/, variableValueText),
        z.number({ error: variableValueText }),
        z.boolean({ error: variableValueText }),
      ],
      { error: variableValueText },
    ),
    z.transform(String),
  );

export const wholeNumber = (from: number, to: number, subject: string) => {
  const expected = `${subject}: a whole number from ${from} to ${to}`;
  return z
    .int({ error: expected })
    .check(z.minimum(from, { error: expected }), z.maximum(to, { error: expected }));
};

export const minutes = (max: number) => {
  const expected = `minutes: a number greater than 0 and at most ${max}`;
  return z
    .number({ error: expected })
    .check(z.positive({ error: expected }), z.maximum(max, { error: expected }));
};

const units = { kb: 1024, mb: 1024 ** 2, gb: 1024 ** 3 };
const sizeText = 'a size such as 250MB (kB, MB or GB), or a whole number of bytes';

/** Size in bytes. 1 kB is 1,024 bytes and 1 MB is 1,024 kB, as on the hosting platform. */
export const byteSize = () =>
  z.pipe(
    z.union(
      [
        z.int({ error: sizeText }).check(z.minimum(1, { error: sizeText })),
        text(/^(?=.*[1-9])[0-9]{1,6}(\.[0-9]{1,3})? ?([kK]|[mM]|[gG])[bB]$/, sizeText),
      ],
      { error: sizeText },
    ),
    z.transform(toBytes),
  );

function toBytes(size: number | string): number {
  if (typeof size === 'number') return size;
  const unit = size.slice(-2).toLowerCase() as keyof typeof units;
  return Math.floor(Number.parseFloat(size) * units[unit]);
}

interface KeyInformation {
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
}

/** Information about keys. It is separate from zod's global registry, which all schemas share. */
export const keyInformation = z.registry<KeyInformation>();

export function key<S extends z.ZodMiniType>(
  schema: S,
  description: string,
  ...examples: readonly unknown[]
): S {
  keyInformation.add(schema, examples.length > 0 ? { description, examples } : { description });
  return schema;
}

export function map<S extends Readonly<Record<string, z.ZodMiniType>>>(shape: S) {
  return z.strictObject(shape, { error: `a map with the keys ${Object.keys(shape).join(', ')}` });
}

export const flag = () => z.boolean({ error: 'true or false' });
export const oneOfValues = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `one of ${values.join(', ')}` });

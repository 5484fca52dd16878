/**
 * Why the platform never serves a file of this name: two folders belong to the back end and to logins, and its server's
 * request filter answers 404 for some names before any rule of the site counts. Only what is documented, or was seen on
 * the platform; `undefined`: nothing is known against it.
 * (https://learn.microsoft.com/azure/static-web-apps/apis-overview,
 * https://github.com/Azure/static-web-apps/issues/1697, /1469, /918, /72,
 * https://learn.microsoft.com/iis/configuration/system.webserver/security/requestfiltering: allowDoubleEscaping)
 * @param path with forward slashes, relative to the site's root
 */
export function whyUnserved(path: string): string | undefined {
  const [reserved] = /^(api|\.auth)(?=\/)/.exec(path) ?? [];
  if (reserved !== undefined) return `the folder ${reserved}, which is not for files`;
  const segment = path.split('/').find((part) => /^(bin|app_data)$/i.test(part));
  if (segment !== undefined) return `a folder of the name ${segment}`;
  if (/\.resx$/i.test(path)) return 'the ending .resx';
  if (path.includes('+')) return 'a + in its name';
  // That filter refuses what changes when it is decoded twice.
  if (/%[\da-f]{2}/i.test(path)) return 'a % and two hexadecimal digits in its name';
  return undefined;
}

/**
 * Whether the platform may never serve a file of this name: by default its server's request filter keeps it for itself.
 * Nobody has said whether that holds there.
 * (https://learn.microsoft.com/iis/configuration/system.webserver/security/requestfiltering)
 */
export function isDoubtful(path: string): boolean {
  return path.split('/').some((part) => keptFolders.test(part)) || keptEndings.test(path);
}

const keptFolders = /^(app_code|app_(global|local)resources|app_webreferences|app_browsers|web\.config)$/i;
const endings = [
  ...['resources', 'cs', 'csproj', 'vb', 'vbproj', 'java', 'asax', 'ascx', 'master', 'skin', 'browser'],
  ...['config', 'sitemap', 'mdb', 'mdf', 'ldf', 'ldb', 'ad', 'dd', 'sd', 'rules'],
];
const keptEndings = new RegExp(`\\.(${endings.join('|')})$`, 'i');

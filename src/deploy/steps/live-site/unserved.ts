/**
 * Reserved folders, and names that the server's request filter hides; only documented or observed
 * behaviour: https://learn.microsoft.com/azure/static-web-apps/apis-overview,
 * https://github.com/Azure/static-web-apps/issues/1697
 */
export function whyUnserved(path: string): string | undefined {
  const [reserved] = /^(api|\.auth)(?=\/)/.exec(path) ?? [];
  if (reserved) return `the reserved folder ${reserved}`;
  const segment = path.split('/').find((part) => /^(bin|app_data)$/i.test(part));
  if (segment) return `a folder named ${segment}`;
  if (/\.resx$/i.test(path)) return 'the ending .resx';
  if (path.includes('+')) return 'a + in its name';
  // The filter refuses names that change if decoded twice.
  if (/%[\da-f]{2}/i.test(path)) return 'a % followed by two hexadecimal digits in its name';
  return undefined;
}

/**
 * The filter hides it by default
 * (https://learn.microsoft.com/iis/configuration/system.webserver/security/requestfiltering).
 */
export function isDoubtful(path: string): boolean {
  return path.split('/').some((part) => blockedFolders.test(part)) || blockedExtensions.test(path);
}

const blockedFolders =
  /^(app_code|app_(global|local)resources|app_webreferences|app_browsers|web\.config)$/i;
const endings =
  'resources cs csproj vb vbproj java asax ascx master skin browser config sitemap mdb mdf ldf ' +
  'ldb ad dd sd rules';
const blockedExtensions = new RegExp(`\\.(${endings.replaceAll(' ', '|')})$`, 'i');

export const isHtmlFile = (file: string) => /\.html?$/i.test(file);

/** Why the platform's server hides a path before any rule applies. */
export interface Hidden {
  readonly reason: string;
  /**
   * Whether this was observed on the platform. Otherwise, it is only a default of its server
   * software.
   */
  readonly isSeen: boolean;
}

/**
 * Returns why a path is hidden: a reserved folder, or a name that the request filter rejects. `bin`
 * and `app_data` (Azure/static-web-apps#1697, #1469), `.resx` (#918), `+` and double encoding (#72)
 * have been observed on the platform. The others are defaults:
 * https://learn.microsoft.com/iis/configuration/system.webserver/security/requestfiltering
 * @param path decoded path without its first slash
 */
export function whyHidden(path: string): Hidden | undefined {
  const seen = (reason: string): Hidden => ({ reason, isSeen: true });
  const [reserved] = /^(api|\.auth)(?=\/|$)/.exec(path) ?? [];
  if (reserved) return seen(`the reserved folder ${reserved}`);
  return whyFiltered(path);
}

/**
 * Returns why the request filter rejects a path; `undefined` if it doesn't. Unlike `whyHidden`,
 * ignores reserved folders.
 */
export function whyFiltered(path: string): Hidden | undefined {
  const seen = (reason: string): Hidden => ({ reason, isSeen: true });
  const segment = /(^|\/)(bin|app_data)(\/|$)/i.exec(path)?.[2];
  if (segment) return seen(`a folder named ${segment}`);
  if (/\.resx$/i.test(path)) return seen('the ending .resx');
  if (path.includes('+')) return seen('a + in its name');
  // The filter rejects names that change when they are decoded twice.
  if (/%[\da-f]{2}/i.test(path)) return seen('a % followed by two hexadecimal digits in its name');
  const folder = blockedFolders.exec(path)?.[2] ?? blockedEndings.exec(path)?.[0];
  if (folder) return { reason: `the name ${folder}`, isSeen: false };
  return undefined;
}

const blockedFolders =
  /(^|\/)(app_(?:code|browsers|webreferences|(?:global|local)resources)|web\.config)(\/|$)/i;
const endings =
  'resources cs csproj vb vbproj java asax ascx master skin browser config sitemap mdb mdf ldf ' +
  'ldb ad dd sd rules';
const blockedEndings = new RegExp(`\\.(${endings.replaceAll(' ', '|')})$`, 'i');

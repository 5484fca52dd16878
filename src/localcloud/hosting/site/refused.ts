/** Folders and files that the platform's server reserves, at any depth. */
const segments = new Set(
  'bin app_data app_code app_globalresources app_localresources app_webreferences app_browsers web.config'.split(
    ' ',
  ),
);
const ofSources = 'resx resources cs csproj vb vbproj java asax ascx master skin browser'.split(
  ' ',
);
const ofSettings = 'config sitemap mdb mdf ldf ldb ad dd sd rules'.split(' ');
const extensions = new Set([...ofSources, ...ofSettings]);

/**
 * Whether the request filter of the platform's server answers 404 before any rule of the site
 * applies. Observed on the platform: `bin`, `app_data`, `.resx`, and `+` in a path; the rest are
 * the filter's defaults.
 * (https://learn.microsoft.com/iis/configuration/system.webserver/security/requestfiltering)
 * @param encoded path as requested
 * @param path decoded
 */
export function isRefused(encoded: string, path: string): boolean {
  const parts = path.toLowerCase().split('/');
  const extension = /\.([a-z]+)$/.exec(parts.at(-1) ?? '')?.[1] ?? '';
  if (parts.some((part) => segments.has(part)) || extensions.has(extension)) return true;
  // Double-encoded: a second decoding would change it.
  return path.includes('+') || /%2b/i.test(encoded) || /%[\da-f]{2}/i.test(path);
}

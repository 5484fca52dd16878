/** Folders and files that the server of the platform keeps for itself, at any depth. */
const segments = new Set(
  'bin app_data app_code app_globalresources app_localresources app_webreferences app_browsers web.config'.split(' '),
);
const extensions = new Set(
  'resx resources config cs csproj vb vbproj asax ascx master skin browser sitemap mdb mdf ldf java ldb ad dd sd rules'.split(
    ' ',
  ),
);

/**
 * Whether the request filter of the platform's server answers 404 before any rule of the site counts. Seen on the
 * platform: `bin`, `app_data`, `.resx`, and `+` in a path; the others are that filter's own defaults.
 * (https://learn.microsoft.com/iis/configuration/system.webserver/security/requestfiltering)
 * @param encoded path as it was asked for
 * @param path decoded
 */
export function isRefused(encoded: string, path: string): boolean {
  const parts = path.toLowerCase().split('/');
  const extension = /\.([a-z]+)$/.exec(parts.at(-1) ?? '')?.[1] ?? '';
  if (parts.some((part) => segments.has(part)) || extensions.has(extension)) return true;
  // What changes when it is decoded twice.
  return path.includes('+') || /%2b/i.test(encoded) || /%[\da-f]{2}/i.test(path);
}

import path from 'node:path';

/** The variables of a process. */
export type Env = Readonly<Record<string, string | undefined>>;

/** What every program needs of the run's environment: where programs and certificates are, and through which proxy the world is. */
const passed =
  /^(PATH|PATHEXT|SYSTEMROOT|WINDIR|LANG|LC_ALL|TZ|SSL_CERT_FILE|SSL_CERT_DIR|HTTPS?_PROXY|NO_PROXY|ALL_PROXY|DOTNET_SYSTEM_GLOBALIZATION_INVARIANT|LD_LIBRARY_PATH)$/i;

/**
 * The whole environment of a program that is not ours and not the site's: none of the run's credentials, and a home of its own.
 * @param home absolute path of a folder that the program may use as it likes
 */
export function childEnvironment(home: string, env: Env): Record<string, string> {
  const kept = Object.entries(env).flatMap(([name, value]) =>
    value !== undefined && passed.test(name) ? [[name, value] as const] : [],
  );
  return {
    ...Object.fromEntries(kept),
    HOME: home,
    USERPROFILE: home,
    TMPDIR: home,
    TEMP: home,
    TMP: home,
    DOTNET_BUNDLE_EXTRACT_BASE_DIR: path.join(home, 'dotnet'),
  };
}

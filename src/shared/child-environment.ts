import path from 'node:path';

/** The variables of a process. */
export type Env = Readonly<Record<string, string | undefined>>;

/**
 * What every program needs of the run's environment: where programs and certificates are, and through which proxy the
 * world is.
 */
const passed = new Set(
  [
    'PATH PATHEXT SYSTEMROOT WINDIR LD_LIBRARY_PATH LANG LC_ALL TZ DOTNET_SYSTEM_GLOBALIZATION_INVARIANT',
    'HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY SSL_CERT_FILE SSL_CERT_DIR',
    // By it a runner finds, and ends, what a job has left running: also where the run itself was killed.
    'RUNNER_TRACKING_ID',
  ].flatMap((names) => names.split(' ')),
);

/**
 * The whole environment of a program that is not ours and not the site's: none of the run's credentials, and a home of
 * its own.
 * @param home absolute path of a folder that the program may use as it likes
 */
export function childEnvironment(home: string, env: Env): Record<string, string> {
  const kept = Object.entries(env).flatMap(([name, value]) => {
    if (value !== undefined && passed.has(name.toUpperCase())) return [[name, value] as const];
    return [];
  });
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

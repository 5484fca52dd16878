import path from 'node:path';

export type Env = Readonly<Record<string, string | undefined>>;

const passed = new Set(
  [
    'PATH PATHEXT SYSTEMROOT WINDIR LD_LIBRARY_PATH LANG LC_ALL TZ ' +
      'DOTNET_SYSTEM_GLOBALIZATION_INVARIANT',
    'HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY SSL_CERT_FILE SSL_CERT_DIR',
    // Runners find a job's leftover processes by this variable, even after the run itself was
    // killed.
    'RUNNER_TRACKING_ID',
  ].flatMap((names) => names.split(' ')),
);

/**
 * Returns the environment of a third-party program: `home` as its home and temporary folder, and
 * the listed variables of `env`, none of which contains a token of the run.
 */
export function childEnvironment(home: string, env: Env): Record<string, string> {
  return {
    ...pickVariables(env, passed),
    HOME: home,
    USERPROFILE: home,
    TMPDIR: home,
    TEMP: home,
    TMP: home,
    DOTNET_BUNDLE_EXTRACT_BASE_DIR: path.join(home, 'dotnet'),
  };
}

export function pickVariables(env: Env, names: ReadonlySet<string>): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const [name, value] of Object.entries(env))
    if (value !== undefined && names.has(name.toUpperCase())) picked[name] = value;
  return picked;
}

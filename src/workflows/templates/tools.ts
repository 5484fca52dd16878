import type { WorkflowInputs } from '../inputs.ts';

interface Package {
  readonly name: string;
  readonly integrity: string;
  /** Of a program for one kind of processor; npm installs the one that fits. */
  readonly cpu?: 'x64' | 'arm64';
  readonly version?: string;
}

interface Tool {
  readonly title: string;
  readonly version: string;
  readonly packages: readonly Package[];
  /** Where its program is, below node_modules; as a shell writes it. */
  readonly folder: string;
}

/** Programs for Linux. The hashes are those of `npm view NAME@VERSION dist.integrity`. */
export const tools = {
  pnpm: {
    title: 'pnpm',
    version: '12.21.0',
    packages: [
      {
        name: '@pnpm/exe.linux-x64',
        cpu: 'x64',
        integrity:
          'sha512-8eufCjHXspKbNS/kh8q4Q0gqJoOuvC4Q5pgos6XS8By/nAMtP+jf8F1Cw9er840kfAX+PJ/ts+A9qnLE91rvXQ==',
      },
      {
        name: '@pnpm/exe.linux-arm64',
        cpu: 'arm64',
        integrity:
          'sha512-4Oj/iF2TDCe2lcH0n4TupPR5sSdrNLclJB6xBElLMPCUOAvBhdf2rRlSaO5M4erJ6g4Fyy7YTXTpcmfFsKyxEA==',
      },
    ],
    folder: '@pnpm/*',
  },
  yarn: {
    title: 'Yarn',
    version: '4.18.1',
    packages: [
      {
        name: '@yarnpkg/cli-dist',
        integrity:
          'sha512-EH+A4TxAtBWXKE0DGQxW9Bo9crXHLJ73mfxjTQJuv8XonNWWTpei8BQ5JjczHJNU9GROTycwMFn8iOvRIZXUcA==',
      },
      {
        name: 'yarn',
        version: '1.22.22',
        integrity:
          'sha512-prL3kGtyG7o9Z9Sv8IPfBNrWTDmXB4Qbes8A9rEzt6wkJV8mUvoirjU0Mp3GGAU06Y0XQyA3/2/RQFVuK7MTfg==',
      },
    ],
    folder: '@yarnpkg/cli-dist/bin',
  },
  bun: {
    title: 'Bun',
    version: '1.4.5',
    packages: [
      {
        name: '@oven/bun-linux-x64',
        cpu: 'x64',
        integrity:
          'sha512-IWX9BELoGHAUtMonkeSaNaZwXzRk+oDw6Mk+HBFXd3KHYIBNBsIGRupMZPcgNoDbJpLu6gAJjIoIVPZtt1aJ1g==',
      },
      {
        name: '@oven/bun-linux-aarch64',
        cpu: 'arm64',
        integrity:
          'sha512-4BXmsSKnjOrlGWqZV4x/oWa7AVoR+B6lCXddMzOAXBIm3t50eslg9wb66gmtW1AamEQ1l1CDvmmruysEhqOWMg==',
      },
    ],
    folder: '@oven/*/bin',
  },
  copilot: {
    title: 'the agent',
    version: '1.0.102',
    packages: [
      {
        name: '@github/copilot-linux-x64',
        cpu: 'x64',
        integrity:
          'sha512-eGHPbsP0p2QgfVZCjtbGBFZPBOJQ0DN7xIbBRAo7oG8b1zfLirQIdfI4h8Iy68Dv2cKJGJZg2/EO7W7KpIMJOw==',
      },
      {
        name: '@github/copilot-linux-arm64',
        cpu: 'arm64',
        integrity:
          'sha512-5rO0B2/AduCekrE+aUzipySKZxZY2b/tVRZ8Suy8ymPFNC0Q7HQiQ8DZhxj+3RhHR8rU2Z8KOJVAbtMlROX6+A==',
      },
    ],
    folder: '@github/*',
  },
} as const satisfies Readonly<Record<string, Tool>>;

/** Name of the step that installs the default agent. */
export const installsAgent = `Install ${tools.copilot.title} ${tools.copilot.version}`;

/**
 * Installs a program by a lockfile, so that npm compares its hash, and in a folder of its own, so
 * that no setting of the site counts.
 * @param lockfile of the site, or the expression for it
 */
export function installSteps(
  name: WorkflowInputs['packageManager'] | 'copilot',
  lockfile = 'yarn.lock',
): string[] {
  if (name === 'none' || name === 'npm') return [];
  const tool: Tool = tools[name];
  const { title, version, packages, folder } = tool;
  const versions = packages.map((item) => [item.name, item.version ?? version] as const);
  const wanted = JSON.stringify(Object.fromEntries(versions));
  const key = packages.some(({ cpu }) => cpu) ? 'optionalDependencies' : 'dependencies';
  const locked = packages.map((item, at) => {
    const { cpu, integrity } = item;
    const entry = {
      version: versions[at]?.[1],
      ...(cpu && { cpu: [cpu], optional: true }),
      integrity,
    };
    return `, "node_modules/${item.name}": ${JSON.stringify(entry)}`;
  });
  const isYarn = name === 'yarn';
  return [
    `- name: Install ${title} ${version}`,
    `  # npm compares its hash.${isYarn ? ' Only Yarn 1 reads its own lockfiles.' : ''}`,
    isYarn && '  env:',
    isYarn && `    LOCKFILE: ${lockfile}`,
    '  run: |',
    isYarn && `    old=$(cat "$LOCKFILE" | grep -c '^# yarn lockfile v1' || true)`,
    `    mkdir "$RUNNER_TEMP/${name}"`,
    `    cd "$RUNNER_TEMP/${name}"`,
    `    echo '{"${key}": ${wanted}}' > package.json`,
    "    cat > package-lock.json <<'EOF'",
    `    { "lockfileVersion": 3, "packages": { "": { "${key}": ${wanted} }`,
    ...locked.map((line) => `    ${line}`),
    '    }}',
    '    EOF',
    '    npm ci --ignore-scripts --no-audit --no-fund',
    // npm leaves out an optional package with another hash silently: then there is no folder.
    `    cd node_modules/${folder}`,
    isYarn && '    if [ "$old" != 0 ]; then cd ../../../yarn/bin; fi',
    '    pwd >> "$GITHUB_PATH"',
  ].filter((line) => line !== false);
}

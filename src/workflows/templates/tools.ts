import { compact } from '../../shared/compact.ts';
import type { WorkflowInputs } from '../inputs.ts';

interface Package {
  readonly name: string;
  readonly integrity: string;
  /** Processor architecture. npm installs only the package that matches the runner's. */
  readonly cpu?: 'x64' | 'arm64';
  readonly version?: string;
  readonly bin?: Readonly<Record<string, string>>;
}

interface Tool {
  readonly title: string;
  readonly version: string;
  readonly packages: readonly Package[];
  /** Folder of the program below node_modules, in shell syntax. */
  readonly folder: string;
}

/** Programs for Linux. The hashes come from `npm view NAME@VERSION dist.integrity`. */
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
      {
        name: 'pnpm',
        version: '11.28.11',
        bin: { pnpm: 'bin/pnpm.mjs' },
        integrity:
          'sha512-dAGE0Q+B9dWxZb6IVg7numJAbEE0iWq8J6WAEJ7sL0fB5B2RJRyUTCyrq8scIkYXmeu3LeLsYlryAwsONsc1ow==',
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

/** Returns the version of each package of a tool. */
export const listVersions = ({ version, packages }: Tool): [name: string, version: string][] =>
  packages.map((item) => [item.name, item.version ?? version]);

/**
 * How to detect a site that needs an older version of its package manager, and the folder that
 * contains that version.
 */
const earlier = {
  pnpm: {
    comment: 'Only the version that package.json requires builds the site.',
    test: './pnpm -C "$site/$ROOT" root --frozen-lockfile 2>&1',
    mark: 'ERR_PNPM_BAD_PM_VERSION',
    folder: '.bin',
  },
  yarn: {
    comment: 'Only Yarn 1 reads its own lockfiles.',
    test: '{ cat "$site/$ROOT/yarn.lock" 2>/dev/null || cat "$site/yarn.lock"; }',
    mark: '^# yarn lockfile v1',
    folder: 'yarn/bin',
  },
} as const;

/**
 * Renders steps that install a program with a lockfile, so that npm checks its hash. They use a
 * separate folder, where the site's settings have no effect.
 * @param root the site's folder, or an expression for it
 */
export function installSteps(
  name: WorkflowInputs['packageManager'] | 'copilot',
  root = '.',
): string[] {
  if (name === 'none' || name === 'npm') return [];
  const tool: Tool = tools[name];
  const { title, version, packages, folder } = tool;
  const versions = new Map(listVersions(tool));
  const wanted: Record<string, Record<string, string | undefined>> = {};
  for (const item of packages) {
    const key = item.cpu ? 'optionalDependencies' : 'dependencies';
    wanted[key] = { ...wanted[key], [item.name]: versions.get(item.name) };
  }
  const locked = packages.map(({ name: key, cpu, bin, integrity }) => {
    const limits = cpu && { cpu: [cpu], optional: true };
    const entry = { version: versions.get(key), ...limits, bin, integrity };
    return `, "node_modules/${key}": ${JSON.stringify(entry)}`;
  });
  const old = name === 'pnpm' || name === 'yarn' ? earlier[name] : undefined;
  return compact([
    `- name: Install ${title} ${version}`,
    `  # ${compact(['npm compares its hash.', old?.comment]).join(' ')}`,
    old && '  env:',
    old && `    ROOT: ${root}`,
    '  run: |',
    old && '    site=$PWD',
    `    mkdir "$RUNNER_TEMP/${name}"`,
    `    cd "$RUNNER_TEMP/${name}"`,
    `    echo '${JSON.stringify(wanted)}' > package.json`,
    "    cat > package-lock.json <<'EOF'",
    `    { "lockfileVersion": 3, "packages": { "": ${JSON.stringify(wanted)}`,
    ...locked.map((line) => `    ${line}`),
    '    }}',
    '    EOF',
    '    npm ci --ignore-scripts --no-audit --no-fund',
    // npm silently omits an optional package whose hash differs. This folder is then missing.
    `    cd node_modules/${folder}`,
    old && `    old=$(${old.test} | grep -c '${old.mark}' || true)`,
    old && `    if [ "$old" != 0 ]; then cd "$RUNNER_TEMP/${name}/node_modules/${old.folder}"; fi`,
    '    pwd >> "$GITHUB_PATH"',
  ]);
}

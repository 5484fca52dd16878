import path from 'node:path';
import { type Files, script, withBuild } from '../e2e/harness/site.ts';
import type { Row } from './row.ts';

type Machine = Pick<Row, 'site' | 'run' | 'isAlone'> & {
  readonly verdict?: RegExp;
  readonly limit?: number;
};

const done = /^succeeded, live changed, portal: succeeded$/;
/**
 * Verdict of a run whose clock is behind. The portal may refuse its report, because it already
 * knows a deployment with a later time from an earlier row.
 */
const doneOrEarlier = /^succeeded( NOTIFY_FAILED)?, live changed, portal: succeeded$/;
/** Returns the verdict of a failed run that may have ended before it could notify the portal. */
const failed = (code: string) =>
  new RegExp(`^failed (${code})( NOTIFY_FAILED)?, live as before, portal: (failed|nothing)$`);

/** Returns options that run commands in a shell. `exec "$@"` among them starts the Action. */
const shell = (commands: string) => ({ launcher: ['/bin/sh', '-ec', commands, 'sh'] });
/**
 * Returns options that start the Action with separate mounts, and then print what is left in
 * RUNNER_TEMP to stderr. Requires permission to create namespaces.
 */
const mounts = (commands: string) => ({
  launcher: [
    'unshare',
    '--map-root-user',
    '--mount',
    'sh',
    '-c',
    `${commands} || exit 99\n"$@"\n${findLeftovers}`,
    'sh',
  ],
});
const findLeftovers = 'code=$?; ls "$RUNNER_TEMP" | grep -v package-metadata >&2; exit $code';
const tmpfs = (place: string, options: string) => `mount -t tmpfs -o ${options} tmpfs "${place}"`;
/** Returns the command that makes a folder read-only. */
const readOnly = (place: string) =>
  `mount --bind "${place}" "${place}" && mount -o remount,bind,ro "${place}"`;

const bytes = (count: number) =>
  `site(); const some = Buffer.alloc(1e6); for (let at = 0; at < 1e6; at += 4) some.writeUInt32LE(Math.imul(at, 2654435761) >>> 0, at);\n` +
  `for (let number = 0; number < ${count}; number += 1) { some[0] = number; write('dist/' + number + '.bin', some); }`;
const manyFiles = (count: number) =>
  withBuild(
    `site(); for (let number = 0; number < ${count}; number += 1) write('dist/' + number % 100 + '/' + number + '.txt', String(number));`,
  );
const inPlace: Files = {
  'public/index.html': '<!doctype html><title>Acme</title>',
  'public/404.html': 'x',
};
const unbuilt = {
  base: { 'package.json': '{"version":"1.0.0"}', ...inPlace },
  config: { build: { command: undefined, output: 'public' } },
};
const onlyBuild = { inputs: { mode: 'build' }, idToken: false };
const shift = path.join(import.meta.dirname, 'shift-clock.cjs');
const clock = (milliseconds: number) => ({
  env: { NODE_OPTIONS: `--require ${shift}`, SHIFT_CLOCK: String(milliseconds) },
});
const hour = 3_600_000;

const machines: Readonly<Record<string, Machine>> = {
  'no place for outputs': {
    run: { env: { GITHUB_OUTPUT: '/dev/full' } },
    verdict: /^-, exit 0, live changed, portal: succeeded$/,
  },
  'no place for the summary': { run: { env: { GITHUB_STEP_SUMMARY: '/dev/full' } }, verdict: done },
  'no folder for temporary files': { run: { env: { RUNNER_TEMP: '/nonexistent/temp' } } },
  'a folder for temporary files that is a file': { run: { env: { RUNNER_TEMP: '/dev/null' } } },
  'no HOME': { run: shell('unset HOME; exec "$@"'), verdict: done },
  'an empty HOME': { run: { env: { HOME: '' } }, verdict: done },
  'a HOME that is not there': { run: { env: { HOME: '/nonexistent/home' } }, verdict: done },
  "no HOME for the platform's client": {
    run: { ...shell('unset HOME; exec "$@"'), inputs: { uploader: 'official' } },
    verdict: done,
  },
  'no git': {
    run: {
      env: { PATH: path.dirname(process.execPath) },
      ...shell('PATH=/nonexistent:$PATH; exec "$@"'),
    },
    verdict: done,
  },
  'an odd locale and clock zone': {
    run: { env: { LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR', TZ: 'Pacific/Chatham' } },
    verdict: done,
  },
  'no locale and no clock zone': {
    run: { env: { LC_ALL: '', LANG: '', TZ: 'Nowhere/Land' } },
    verdict: done,
  },
  'a clock an hour behind': { run: clock(-hour), verdict: doneOrEarlier },
  'a clock an hour ahead': {
    run: clock(hour),
    verdict: /^(succeeded|succeeded NOTIFY_FAILED), live changed/,
  },
  'a clock 400 days behind': { run: clock(-400 * 24 * hour), verdict: doneOrEarlier },
  'little memory': { run: { env: { NODE_OPTIONS: '--max-old-space-size=96' } }, verdict: done },
  '64 file descriptors': {
    site: manyFiles(3_000),
    run: shell('ulimit -n 64; exec "$@"'),
    verdict: done,
    isAlone: true,
  },
  '40 file descriptors': { run: shell('ulimit -n 40; exec "$@"') },
  '32 file descriptors': { run: shell('ulimit -n 32; exec "$@"') },
  'files of 100 kB at most': { site: withBuild(bytes(1)), run: shell('ulimit -f 200; exec "$@"') },
  '14,990 files': { site: manyFiles(14_990), verdict: done, limit: 120, isAlone: true },
  '15,001 files': {
    site: manyFiles(15_001),
    verdict: failed('PACKAGE_TOO_MANY_FILES'),
    limit: 120,
  },
  'a sparse page of half a terabyte': {
    site: withBuild("site(); fs.truncateSync('dist/index.html', 500e9);"),
    verdict: failed('PACKAGE_TOO_LARGE'),
  },
  'a sparse robots.txt of half a terabyte': {
    site: {
      ...withBuild(
        "site(); write('dist/robots.txt', ''); fs.truncateSync('dist/robots.txt', 500e9);",
      ),
      config: { seo: { enabled: true } },
    },
    verdict: failed('PACKAGE_TOO_LARGE'),
  },
  'a sparse hosting configuration of half a terabyte': {
    site: withBuild(
      "site(); write('dist/staticwebapp.config.json', '{}'); fs.truncateSync('dist/staticwebapp.config.json', 500e9);",
    ),
    verdict: failed('PACKAGE_TOO_LARGE'),
  },
  'a sparse package.json of half a terabyte': {
    site: { files: { 'build.mjs': script('site();') } },
    run: shell('truncate -s 500G "$GITHUB_WORKSPACE/package.json"; exec "$@"'),
    verdict: failed('VERSION_NOT_FOUND'),
  },
  'a sparse site.config.yml of half a terabyte': {
    run: shell('truncate -s 500G "$GITHUB_WORKSPACE/site.config.yml"; exec "$@"'),
    verdict: /^failed CONFIG_/,
  },
  'a checkout that is read-only': {
    site: unbuilt,
    run: mounts(readOnly('$GITHUB_WORKSPACE')),
    verdict: done,
  },
  'a checkout that is read-only, and a build': {
    run: mounts(readOnly('$GITHUB_WORKSPACE')),
    verdict: failed('BUILD_FAILED'),
  },
  'a checkout that is read-only, and a build job': {
    site: unbuilt,
    run: { ...onlyBuild, ...mounts(readOnly('$GITHUB_WORKSPACE')) },
    verdict: failed('FILE_REFUSED'),
  },
  'a temporary folder that is read-only': {
    run: mounts(readOnly('$RUNNER_TEMP')),
    verdict: failed('FILE_REFUSED'),
  },
  'a HOME that is read-only': {
    run: { ...mounts(readOnly('$HOME')), inputs: { uploader: 'official' } },
    verdict: done,
  },
  'a full disk for temporary files': {
    run: mounts(tmpfs('$RUNNER_TEMP', 'size=4k,nr_inodes=2')),
    verdict: failed('DISK_FULL'),
  },
  'a disk that is full in the finish step': {
    site: { ...withBuild(bytes(4)), config: { seo: { enabled: true } } },
    run: mounts(tmpfs('$RUNNER_TEMP', 'size=1m')),
    verdict: failed('DISK_FULL'),
  },
  'a disk that is full in the pack step': {
    site: withBuild(bytes(4)),
    run: mounts(tmpfs('$RUNNER_TEMP', 'size=3m')),
    verdict: failed('DISK_FULL'),
  },
  "a disk that is full for the platform's client": {
    run: {
      ...mounts(tmpfs('$RUNNER_TOOL_CACHE', 'size=4k,nr_inodes=2')),
      inputs: { uploader: 'official' },
    },
    verdict: failed('DISK_FULL'),
  },
  'a disk that is full in the build': {
    site: { ...withBuild(bytes(4)), files: { ...withBuild(bytes(4)).files, 'dist/.keep': '' } },
    run: mounts(tmpfs('$GITHUB_WORKSPACE/dist', 'size=2m')),
    verdict: failed('BUILD_FAILED'),
  },
  'a disk without room for the folder of a build job': {
    site: {
      base: { ...unbuilt.base, 'public/a.bin': Buffer.alloc(2e6, 'ab1c') },
      config: unbuilt.config,
    },
    run: {
      ...onlyBuild,
      ...mounts(
        `cp -a "$GITHUB_WORKSPACE" "$RUNNER_TOOL_CACHE/kept" && ${tmpfs('$GITHUB_WORKSPACE', 'size=3m')} && ` +
          'cp -a "$RUNNER_TOOL_CACHE/kept/." "$GITHUB_WORKSPACE" && cd "$GITHUB_WORKSPACE"',
      ),
    },
    verdict: failed('DISK_FULL'),
  },
  'a disk without inodes': {
    site: manyFiles(50),
    run: mounts(tmpfs('$RUNNER_TEMP', 'size=10m,nr_inodes=3')),
  },
};

export const machineRows: readonly Row[] = Object.entries(machines).map(
  ([name, { verdict = /./, limit = 60, ...row }]): Row => ({
    name,
    kind: 'machine',
    limit,
    verdict,
    ...row,
  }),
);

import { hash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type BuildRead, buildReads, type SiteConfig } from '../../config/schema.ts';
import { readSiteTree } from '../../deploy/artifact/site-tree.ts';
import { build } from '../../deploy/steps/build/build.ts';
import { type BuildCommands, findCommands } from '../../deploy/steps/build/commands.ts';
import type { Plan } from '../../deploy/steps/plan/types.ts';
import { compact } from '../../shared/compact.ts';
import type { Deps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { count } from '../../shared/units.ts';

type ReuseRow = readonly [subject: string, found: string];

interface ReuseReport {
  readonly rows: readonly ReuseRow[];
  /** The inputs that the build reads. Absent if its packages can't be reused, or if it fails. */
  readonly reads?: readonly BuildRead[];
}

interface Place {
  readonly workspace: string;
  readonly buildRoot: string;
  readonly config: SiteConfig;
  readonly configFile: string;
}

interface BuiltFile {
  readonly hash: string;
  /** Those of the `measuredValues` that occur in the file. */
  readonly values: string;
}
type Files = ReadonlyMap<string, BuiltFile>;

/**
 * Builds the site with all inputs, without any, and without each of them in turn, and compares the
 * built files.
 */
export async function measureReuse(place: Place, deps: Deps): Promise<ReuseReport> {
  const { passEnv } = place.config.build;
  const commands = await findCommands(place);
  const obstacle = compact([
    passEnv.length > 0 && `build.passEnv passes ${passEnv.join(', ')}`,
    commands.isUnpinned && 'there is no lockfile',
    !commands.build && 'nothing is built',
  ])[0];
  if (obstacle) return { rows: [['reuse', `nothing is reused: ${obstacle}`]] };
  const run = (reads: readonly BuildRead[], command = commands.build, env = deps.env) =>
    buildOnce({ ...place, reads, command, install: commands.install }, { ...deps, env });
  const timed = async (env: Deps['env']) => {
    const start = deps.clock.now();
    const files = await run(buildReads, commands.build, env);
    return { files, seconds: Math.ceil((deps.clock.now() - start) / 1000) };
  };
  const first = await timed(deps.env);
  const all = first.files;
  if (typeof all === 'string') return { rows: [['the build', `fails: ${all}`]] };
  const again = await timed(emptyCaches(deps));
  let noise = findNoise(all, again.files);
  const { seconds } = again;
  const cost = `${seconds} s with empty caches, ${first.seconds} s with those of this computer`;
  const rows: ReuseRow[] = [
    ['the same build twice', describe([...noise.names])],
    ['a build, if nothing fits', cost],
  ];
  const reads: BuildRead[] = [];
  const bare = await run([]);
  const isBare = typeof bare !== 'string' && differences(all, bare, noise).length === 0;
  for (const read of isBare ? [] : buildReads) {
    const others = buildReads.filter((other) => other !== read);
    const without = await run(others);
    let found = differences(all, without, noise);
    if (typeof without !== 'string' && found.length > 0) {
      // Without the input, a build may generate random file names instead of deriving them from it.
      const { chosen } = findNoise(without, await run(others));
      noise = { ...noise, chosen: new Map([...noise.chosen, ...chosen]) };
      found = differences(all, without, noise);
    }
    const isRead = typeof without === 'string' || found.length > 0;
    if (isRead) reads.push(read);
    rows.push([`without ${read}`, typeof without === 'string' ? 'fails' : describe(found)]);
  }
  if (isBare) rows.push(['without all of it', 'no file differs']);
  if (noise.names.size === all.size)
    rows.push(['note', 'every file differs each time: declare what your code reads']);
  return {
    reads,
    rows: [...rows, ...(await measureMachine(all, noise, commands, reads, run, deps))],
  };
}

/**
 * Returns variables that make package managers download everything, because a workflow that may
 * reuse builds restores no cache.
 */
function emptyCaches({ env, scratch }: Deps): Deps['env'] {
  const folder = path.join(scratch, 'empty-cache');
  const names = ['NPM_CONFIG_CACHE', 'YARN_CACHE_FOLDER', 'XDG_CACHE_HOME', 'XDG_DATA_HOME'];
  return { ...env, ...Object.fromEntries(names.map((name) => [name, folder])) };
}

/**
 * Measures the inputs that can't be declared: network and clock. The clock matters because a
 * package may be reused for `build.reuseDays` days.
 */
async function measureMachine(
  all: Files,
  noise: Noise,
  { build: command = '' }: BuildCommands,
  reads: readonly BuildRead[],
  run: (reads: readonly BuildRead[], command: string) => Promise<Files | string>,
  deps: Deps,
): Promise<ReuseRow[]> {
  const tools = [
    ['without network', 'unshare', ['-rn'], 'the build reads the network'],
    ['40 days later', 'faketime', ['+40 days'], 'the build reads the clock'],
  ] as const;
  const rows: ReuseRow[] = [];
  for (const [subject, tool, args, meaning] of tools) {
    const tried = await deps.exec(tool, [...args, 'true'], {
      cwd: deps.scratch,
      env: { PATH: deps.env.PATH ?? '' },
      signal: deps.signal,
    });
    const isThere = tried.kind === 'exited' && tried.code === 0;
    const quoted = [...args, 'sh', '-c', command].map(quote).join(' ');
    const found = isThere ? await run(reads, `${tool} ${quoted}`) : undefined;
    if (found === undefined) rows.push([subject, `not measured: ${tool} is not usable here`]);
    else if (typeof found === 'string') rows.push([subject, `fails: ${meaning}`]);
    else rows.push([subject, describe(differences(all, found, noise))]);
  }
  return rows;
}

const quote = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`;

const describe = (names: readonly string[]): string => {
  if (names.length === 0) return 'no file differs';
  return `differing: ${count(names.length, 'file')}, ${names.slice(0, 3).join(', ')}`;
};

/** Files that differ between two builds from the same inputs. */
interface Noise {
  readonly names: ReadonlySet<string>;
  /** The number of file names that each build generates at random, by name pattern. */
  readonly chosen: ReadonlyMap<string, number>;
}

function findNoise(a: Files, b: Files | string): Noise {
  const names = new Set(differences(a, b, { names: new Set(), chosen: new Map() }));
  if (typeof b === 'string') return { names, chosen: new Map() };
  return { names, chosen: new Map([...listAdded(a, b)].map(([at, added]) => [at, added.length])) };
}

/**
 * Groups the files that exist only in `b` by pattern. A pattern is the file's name with `*` for
 * each path segment that doesn't occur in `a`.
 */
function listAdded(a: Files, b: Files): Map<string, string[]> {
  const known = new Set([...a.keys()].flatMap((name) => name.split('/')));
  const toPattern = (name: string) =>
    name
      .split('/')
      .map((part) => (known.has(part) ? part : '*'))
      .join('/');
  return Map.groupBy(
    [...b.keys()].filter((name) => !a.has(name)),
    toPattern,
  );
}

function differences(a: Files, b: Files | string, { names, chosen }: Noise): string[] {
  if (typeof b === 'string') return [];
  const [added, missing] = [listAdded(a, b), listAdded(b, a)];
  const isIgnored = new Set(
    [...chosen].flatMap(([pattern, number]) => {
      const files = [added.get(pattern) ?? [], missing.get(pattern) ?? []];
      return files.every(({ length }) => length === number) ? files.flat() : [];
    }),
  );
  const differs = (name: string) => {
    const [before, after] = [a.get(name), b.get(name)];
    if (names.has(name) && before && after) return before.values !== after.values;
    return before?.hash !== after?.hash && !isIgnored.has(name);
  };
  return [...new Set([...a.keys(), ...b.keys()])].filter(differs).sort();
}

/** Values unlikely to occur in a file by chance. */
const measuredValues = { version: '97.13.71', url: 'https://measured.invalid' } as const;

interface Measured extends Place {
  readonly reads: readonly BuildRead[];
  readonly install: string | undefined;
  readonly command: string | undefined;
}

/** Builds the site in a copy. Returns the built files, or the reason why the build failed. */
async function buildOnce(measured: Measured, deps: Deps): Promise<Files | string> {
  const { config, reads, install, command, workspace, buildRoot, configFile } = measured;
  const scratch = await mkdtemp(path.join(deps.scratch, 'build-'));
  const settings = { ...config.build, reads: [...reads], install, command };
  const sha = (await deps.git(workspace, ['rev-parse', 'HEAD'], deps.signal))?.trim() ?? '';
  const event = { name: 'local', ref: 'refs/heads/measured', sha, repository: '' };
  const plan: Plan = {
    ...{ mode: 'build', uploader: 'auto', dryRun: true, force: false, workspace, buildRoot },
    ...{ configFile, environment: 'Preview', environmentName: 'preview' },
    event: { ...event, run: { id: '0', attempt: 1 } },
    ...measuredValues,
    provenance: { commit: sha, tree: '' },
    config: { ...config, build: settings },
  };
  try {
    const { folder } = await build(plan, { ...deps, scratch });
    const files = readSiteTree(folder).files.map(async ({ path: name, file }) => {
      const bytes = await readFile(file);
      const values = Object.values(measuredValues).filter((value) => bytes.includes(value));
      return [name, { hash: hash('sha256', bytes), values: values.join() }] as const;
    });
    return new Map(await Promise.all(files));
  } catch (error) {
    deps.signal.throwIfAborted();
    return SiteDeployError.from(error).message;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

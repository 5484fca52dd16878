import { isBuiltin } from 'node:module';
import path from 'node:path';
import { filePackages, getRoom, type Room, rooms } from './rooms.ts';
import type { Import, Source } from './source.ts';

const covers = (allowed: string, room: string) =>
  allowed === '*' ||
  allowed === room ||
  (allowed.endsWith('/*') && room.startsWith(allowed.slice(0, -1)));

/**
 * Returns imports that the table of rooms forbids.
 * @param installed names of the packages in package.json
 */
export function importViolations(source: Source, installed: readonly string[]): string[] {
  const name = getRoom(source.file);
  const room = name === undefined ? undefined : rooms[name];
  if (name === undefined || room === undefined) return [`${source.file} belongs to no room`];
  return source.imports.flatMap((item) => {
    const reason = refusal(source.file, name, room, item, installed);
    return reason === undefined
      ? []
      : [`${source.file}:${item.line} imports ${item.specifier}: ${reason}`];
  });
}

function refusal(
  file: string,
  name: string,
  room: Room,
  { specifier, kind }: Import,
  installed: readonly string[],
): string | undefined {
  if (specifier === '(computed)') return 'what it loads can only be known at run time';
  if (isBuiltin(specifier)) return undefined;
  if (specifier.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), specifier);
    if (target === '../package.json') return undefined;
    if (target.startsWith('..'))
      return room.imports.includes('*') ? undefined : 'it is outside of src';
    const other = getRoom(target);
    if (other === undefined) return 'it belongs to no room';
    const face = rooms[other]?.face;
    if (other !== name && face && target !== `${other}/${face}`)
      return `other rooms import only ${face} of ${other}`;
    if (isAllowed(room, name, other, kind)) return undefined;
    return `${name} may not ${kind === 'type' ? 'know the types of' : 'load'} ${other}`;
  }
  const wanted = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  if (!installed.includes(wanted)) return 'package.json does not name the package';
  const packages = [...(room.packages ?? []), ...(filePackages[file] ?? [])];
  return packages.some((entry) => covers(entry, wanted))
    ? undefined
    : `${name} may not use this package`;
}

function isAllowed(room: Room, name: string, other: string, kind: Import['kind']): boolean {
  if (other === name) return true;
  const allowed = room.imports.some((entry) => covers(entry, other));
  return allowed || (kind === 'type' && (room.types ?? []).some((entry) => covers(entry, other)));
}

/**
 * Returns uses of `process.env`, `process.argv` and the runner's toolkit outside of `cli/`,
 * `action.ts`, `cli.ts` and the listed exceptions. The local cloud may use its environment, which
 * it passes to child processes.
 */
export function edgeViolations(source: Source): string[] {
  const room = getRoom(source.file);
  const isEntry = (room === '' || room === 'cli') && source.file !== 'index.ts';
  if (isEntry) return [];
  const reads =
    room === 'localcloud'
      ? []
      : source.processReads.map(({ name, line }) => `${source.file}:${line} uses process.${name}`);
  const toolkit = source.imports
    .filter(
      ({ specifier }) =>
        specifier.startsWith('@actions/') && !filePackages[source.file]?.includes(specifier),
    )
    .map(({ specifier, line }) => `${source.file}:${line} imports ${specifier}`);
  return [...reads, ...toolkit];
}

/** Returns files and folders whose names do not describe their content, such as `utils`. */
export function nameViolations(source: Source): string[] {
  const empty = /^(utils?|helpers?|misc|common|stuff)$/i;
  const segments = source.file.replace(/\.ts$/, '').split(/[/.]/);
  return segments
    .filter((segment) => empty.test(segment))
    .map((segment) => `${source.file} is called "${segment}"`);
}

/** Maximum number of lines of a file, and of `action.ts`. */
export const longest = { file: 300, action: 40 };

export function lengthViolations(source: Source): string[] {
  const limit = source.file === 'action.ts' ? longest.action : longest.file;
  return source.lines > limit
    ? [`${source.file} has ${source.lines} lines, more than ${limit}`]
    : [];
}

/** Returns errors without a code and a remedy that are thrown outside of `shared/`. */
export function throwViolations(source: Source): string[] {
  if (getRoom(source.file) === 'shared') return [];
  return source.bareThrows.map(
    (line) => `${source.file}:${line} throws an error that is not a SiteDeployError`,
  );
}

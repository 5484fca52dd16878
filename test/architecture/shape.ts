import path from 'node:path';
import type { Import, Source } from './source.ts';

/** The program's entry points. The modules that they start are in folders of the same name. */
const entries = ['action.ts', 'cli.ts'];
/** Folders of `cli/` that don't contain a command. */
const sharedByCommands = ['inputs', 'terminal'];

/**
 * Returns violations of the layout of modules: a module with parts is `folder/folder.ts`, and a
 * command is `cli/<command>/command.ts`.
 * @param files the paths of all files relative to `src/`
 */
export function shapeViolations(files: readonly string[]): string[] {
  const folders = new Set(files.flatMap(getFolders));
  const has = (file: string) => files.includes(file);
  const doorless = [...folders].flatMap((folder) => {
    const [, step, below] = /^deploy\/steps\/([^/]+)(\/.*)?$/.exec(folder) ?? [];
    const isStep = step !== undefined && below === undefined && step !== 'live-site';
    if (isStep && !has(`${folder}/${step}.ts`)) return [`${folder}/ has no ${step}.ts`];
    const [room, name, ...rest] = folder.split('/');
    if (name === undefined || rest.length > 0) return [];
    const isCommand = room === 'cli' && !sharedByCommands.includes(name);
    return isCommand && !has(`${folder}/command.ts`) ? [`${folder}/ has no command.ts`] : [];
  });
  const misplaced = files.flatMap((file) => {
    if (path.posix.basename(file) === 'index.ts' && file !== 'index.ts')
      return [`${file}: name it after its folder, or import its parts`];
    const folder = file.replace(/\.ts$/, '');
    const inside = `${folder}/${path.posix.basename(file)}`;
    return folders.has(folder) && !entries.includes(file)
      ? [`${file} lies beside its folder: move it to ${inside}`]
      : [];
  });
  return [...doorless, ...misplaced];
}

function getFolders(file: string): string[] {
  const folder = path.posix.dirname(file);
  return folder === '.' ? [] : [folder, ...getFolders(folder)];
}

/**
 * Files that a command's definition may load at startup. The implementation of the command is not
 * among them.
 */
const definitionParts = [
  /^cli\/context\.ts$/,
  /^cli\/definition\.ts$/,
  /^cli\/inputs\/(option-parsers|policy-options)\.ts$/,
  /^cli\/[^/]+\/options\.ts$/,
  /^contracts\//,
  /^cli\/([^/]+\/)?(command|commands\/[^/]+)\.ts$/,
];
const isDefinition = (file: string) => /^cli\/[^/]+\/(command|commands\/[^/]+)\.ts$/.test(file);

/**
 * Returns imports that make a command's definition load other files at startup, which would slow
 * down `--help` and other commands.
 */
export function definitionViolations(source: Source): string[] {
  if (!isDefinition(source.file)) return [];
  const resolved = ({ specifier }: Import) =>
    path.posix.join(path.posix.dirname(source.file), specifier);
  return source.imports
    .filter((item) => item.kind === 'value' && !item.lazy && item.specifier.startsWith('.'))
    .filter((item) => !definitionParts.some((part) => part.test(resolved(item))))
    .map(
      ({ specifier, line }) => `${source.file}:${line} loads ${specifier} before the command runs`,
    );
}

/** Files that may export names that other files export, too. */
const twice: readonly RegExp[] = [
  // A remark about a step has the name of the step.
  /^deploy\/remarks\.ts$/,
];

/**
 * Returns names that several files export, because a search should find only one. The local cloud
 * may repeat names of other rooms: it may not import clients or steps, whose mistakes it would then
 * share.
 */
export function repeatedNames(sources: readonly Source[]): string[] {
  const owners = new Map<string, string[]>();
  for (const { file, exported } of sources) {
    if (twice.some((pattern) => pattern.test(file))) continue;
    for (const name of exported) {
      const known = file.startsWith('localcloud/') ? `${name} of the local cloud` : name;
      owners.set(known, [...(owners.get(known) ?? []), file]);
    }
  }
  return [...owners]
    .filter(([, files]) => files.length > 1)
    .map(([name, files]) => `${name} is exported from ${files.join(' and ')}`)
    .toSorted();
}

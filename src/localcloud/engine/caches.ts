import { execFile } from 'node:child_process';
import { hash, randomUUID } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { addCache, findCache, hasCache } from '../github/actions/caches.ts';
import { RunnerRefusal } from '../runner/command.ts';
import type { JobPlace, StandInStep } from './types.ts';

const maxKeys = 10;
const maxKeyLength = 512;

/** Stands in for `actions/cache/restore`: https://github.com/actions/cache#inputs */
export async function restoreCache(step: StandInStep): Promise<void> {
  const { place, inputs, outputs, log } = step;
  const [key, ...restoreKeys] = readKeys(inputs);
  const keys = [key, ...restoreKeys];
  const wanted = { keys, version: getVersion(inputs), github: place.github };
  const found = findCache(place.repository, wanted);
  Object.assign(outputs, { 'cache-primary-key': key, 'cache-hit': '' });
  if (!found) {
    if (inputs['fail-on-cache-miss'] === 'true')
      throw new RunnerRefusal(
        `Failed to restore cache entry. Exiting as fail-on-cache-miss is set. Input key: ${key}`,
      );
    log(`Cache not found for input keys: ${keys.join(', ')}`);
    return;
  }
  Object.assign(outputs, {
    'cache-hit': String(found.key === key),
    'cache-matched-key': found.key,
  });
  if (inputs['lookup-only'] === 'true') {
    log(`Cache found and can be restored from key: ${found.key}`);
    return;
  }
  await tar('-xf', found.file, '-P', '-C', place.workspace);
  log(`Cache restored from key: ${found.key}`);
}

/**
 * Stores a cache, unless the same key was restored, the run's ref already has a cache with this
 * key, or there are no files. In these cases, only logs the reason.
 */
export async function saveCache({ place, inputs, outputs, log }: StandInStep): Promise<void> {
  const { repository, workspace, github, files } = place;
  const [key] = readKeys(inputs);
  if (outputs['cache-hit'] === 'true')
    return log(`Cache hit occurred on the primary key ${key}, not saving cache.`);
  const cache = { key, version: getVersion(inputs), ref: String(github.ref) };
  if (hasCache(repository, cache))
    return log(
      `Failed to save: Unable to reserve cache with key ${key}, ` +
        'another job may be creating this cache.',
    );
  const paths = listPaths(inputs, place);
  if (paths.length === 0)
    return log(
      '##[warning]Path Validation Error: Path(s) specified in the action for caching do(es) not ' +
        'exist, hence no cache is being saved.',
    );
  const folder = path.join(place.deps.store, 'caches');
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${randomUUID()}.tar`);
  const list = path.join(files.temp, `${randomUUID()}.txt`);
  await writeFile(list, paths.join('\n'));
  await tar('--posix', '-cf', file, '-P', '-C', workspace, '--files-from', list);
  addCache(repository, { ...cache, file });
  log(`Cache saved with key: ${key}`);
}

const tar = (...args: string[]) => promisify(execFile)('tar', args);

function readKeys(inputs: StandInStep['inputs']): readonly [key: string, ...more: string[]] {
  const { key = '', path: paths } = inputs;
  if (!key || !paths) throw new RunnerRefusal('Input required and not supplied: key, path');
  const keys = [key, ...readLines(inputs['restore-keys'])] as const;
  if (keys.length > maxKeys)
    throw new RunnerRefusal('Key Validation Error: Keys are limited to a maximum of 10.');
  for (const one of keys) {
    if (one.length > maxKeyLength)
      throw new RunnerRefusal(`Key Validation Error: ${one} cannot be larger than 512 characters.`);
    if (one.includes(','))
      throw new RunnerRefusal(`Key Validation Error: ${one} cannot contain commas.`);
  }
  return keys;
}

const readLines = (text = '') =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Hashes the paths, because a cache only matches requests for the same paths. */
function getVersion({ path: paths }: StandInStep['inputs']): string {
  return hash('sha256', readLines(paths).join('|'));
}

/** Lists paths relative to the workspace, as an archive would contain them. */
function listPaths(inputs: StandInStep['inputs'], { workspace, files }: JobPlace): string[] {
  const expand = (line: string) => path.resolve(workspace, line.replace(/^~/, files.home));
  const lines = readLines(inputs.path);
  const exclude = lines.filter((line) => line.startsWith('!')).map((line) => expand(line.slice(1)));
  const found = lines
    .filter((line) => !line.startsWith('!'))
    .map(expand)
    .flatMap((pattern) => (existsSync(pattern) ? [pattern] : globSync(pattern)))
    .filter((file) => !exclude.some((pattern) => path.matchesGlob(file, pattern)));
  return found.map((file) => path.relative(workspace, file) || '.');
}

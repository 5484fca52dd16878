import { createHash, randomUUID } from 'node:crypto';
import { chmod, copyFile, cp, glob, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isGranted } from '../github/rest/permissions.ts';
import { nextId } from '../github/state/state.ts';
import { RunnerRefusal } from '../runner/command.ts';
import type { JobPlace, StandInStep } from './types.ts';

const day = 86_400_000;

/** `path-and-artifact-name-validation.ts` of https://github.com/actions/toolkit */
const forbidden: readonly (readonly [character: string, name: string])[] = [
  ['"', ' Double quote "'],
  [':', ' Colon :'],
  ['<', ' Less than <'],
  ['>', ' Greater than >'],
  ['|', ' Vertical bar |'],
  ['*', ' Asterisk *'],
  ['?', ' Question mark ?'],
  ['\r', ' Carriage return \\r'],
  ['\n', ' Line feed \\n'],
];
const forbiddenInNames = [
  ...forbidden,
  ['\\', ' Backslash \\'],
  ['/', ' Forward slash /'],
] as const;

/** `actions/upload-artifact`: https://github.com/actions/upload-artifact#inputs */
export async function uploadArtifact(step: StandInStep): Promise<void> {
  const { place, inputs, log } = step;
  const { name = 'artifact', path: patterns = '' } = inputs;
  const found = findForbidden(name, forbiddenInNames);
  if (found)
    throw new RunnerRefusal(
      `The artifact name is not valid: ${name}. Contains the following character: ${found}`,
    );
  const withHidden = inputs['include-hidden-files'] === 'true';
  const { root, files } = await listFiles(patterns, withHidden, place);
  if (files.length === 0) {
    const unmatched = `No files were found with the provided path: ${patterns}`;
    const message = `${unmatched}. No artifacts will be uploaded.`;
    if (inputs['if-no-files-found'] === 'error') throw new RunnerRefusal(message);
    log(message);
    return;
  }
  for (const file of files) {
    const bad = findForbidden(file, forbidden);
    if (bad)
      throw new RunnerRefusal(
        `The path for one of the files in artifact is not valid: /${file}. Contains the ` +
          `following character: ${bad}`,
      );
  }
  const { artifacts } = place.repository;
  const run = place.job.node.scope.run.id;
  const known = artifacts.findIndex((item) => item.run === run && item.name === name);
  const target = path.join(place.deps.store, 'artifacts', String(run), name);
  const isEarlierAttempt = place.job.node.scope.run.attempt > 1;
  if (known >= 0 && inputs.overwrite !== 'true' && !isEarlierAttempt)
    throw new RunnerRefusal(
      'Failed to CreateArtifact: Received non-retryable error: Failed request: (409) Conflict: ' +
        'an artifact with this name already exists on the workflow run',
    );
  if (known >= 0) artifacts.splice(known, 1);
  await rm(target, { recursive: true, force: true });
  const hash = createHash('sha256');
  let bytes = 0;
  for (const file of files.sort()) {
    const to = path.join(target, file);
    await mkdir(path.dirname(to), { recursive: true });
    // As in the real archive, links are followed and modes are lost.
    await copyFile(path.join(root, file), to);
    await chmod(to, 0o644);
    const content = await readFile(to);
    hash.update(`${file}\0`).update(content);
    bytes += content.length;
  }
  const days = Number(inputs['retention-days'] || 90) || 90;
  const now = Date.now();
  const id = nextId();
  const digest = `sha256:${hash.digest('hex')}`;
  artifacts.push({
    id,
    key: randomUUID(),
    folder: target,
    name,
    run,
    bytes,
    digest,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + days * day).toISOString(),
  });
  log(`Artifact ${name} has been successfully uploaded: ${files.length} files, ${bytes} bytes.`);
  Object.assign(step.outputs, { 'artifact-id': String(id), 'artifact-digest': digest.slice(7) });
}

function findForbidden(text: string, characters: typeof forbidden) {
  return characters.find(([character]) => text.includes(character))?.[1];
}

async function listFiles(patterns: string, withHidden: boolean, { workspace }: JobPlace) {
  const files = new Set<string>();
  const roots: string[] = [];
  for (const line of patterns.split('\n').map((item) => item.trim())) {
    if (line === '') continue;
    const isOut = line.startsWith('!');
    const pattern = path.resolve(workspace, isOut ? line.slice(1) : line);
    const fixed = pattern.replace(/[^/]*[*?[].*$/, '');
    const info = await stat(fixed).catch(() => undefined);
    if (!isOut && info) roots.push(info.isFile() ? path.dirname(fixed) : path.resolve(fixed));
    const isFolder = info?.isDirectory() === true && fixed === pattern;
    for (const file of await listMatches(pattern, isFolder))
      if (isOut) files.delete(file);
      else files.add(file);
  }
  const root = roots.reduce(getCommonFolder, roots[0] ?? workspace);
  const relative = [...files].map((file) => path.relative(root, file));
  const isHidden = (file: string) => file.split(path.sep).some((part) => part.startsWith('.'));
  return { root, files: relative.filter((file) => withHidden || !isHidden(file)) };
}

async function listMatches(pattern: string, isFolder: boolean): Promise<string[]> {
  const found: string[] = [];
  const candidates = isFolder ? await readdir(pattern, { recursive: true }) : undefined;
  if (candidates) for (const file of candidates) found.push(path.join(pattern, file));
  else for await (const file of glob(pattern)) found.push(file);
  const infos = await Promise.all(found.map((file) => stat(file).catch(() => undefined)));
  return found.filter((_, index) => infos[index]?.isFile());
}

function getCommonFolder(one: string, other: string): string {
  let folder = one;
  while (other !== folder && !other.startsWith(folder + path.sep)) folder = path.dirname(folder);
  return folder;
}

/** `actions/download-artifact`: https://github.com/actions/download-artifact#inputs */
export async function downloadArtifact(step: StandInStep): Promise<void> {
  const { place, inputs, log } = step;
  const own = String(place.job.node.scope.run.id);
  const run = inputs['run-id'] || own;
  const { name = '', pattern = '*', path: target = '' } = inputs;
  const granted = place.deps.tokens.get(inputs['github-token'] ?? '') ?? {};
  // Without a token, only the current run is accessible, regardless of `run-id`.
  if (run !== own && !isGranted(granted, { name: 'actions', level: 'read' }))
    throw new RunnerRefusal('Unable to download artifacts: Resource not accessible by integration');
  const now = new Date().toISOString();
  const { artifacts } = place.repository;
  const fresh = artifacts.filter((item) => String(item.run) === run && item.expiresAt > now);
  const found = fresh.filter((item) =>
    name ? item.name === name : path.matchesGlob(item.name, pattern),
  );
  if (name && found.length === 0)
    throw new RunnerRefusal(
      `Unable to download artifacts: Artifact not found for name: ${name}\n        Please ensure ` +
        'that your artifact is not expired and the artifact was uploaded using a compatible ' +
        'version of toolkit/upload-artifact.',
    );
  const folder = path.resolve(place.workspace, target);
  const isFlat = name !== '' || inputs['merge-multiple'] === 'true';
  for (const item of found) {
    const to = isFlat ? folder : path.join(folder, item.name);
    await cp(item.folder ?? '', to, { recursive: true });
  }
  log(`Total of ${found.length} artifacts downloaded`);
  Object.assign(step.outputs, { 'download-path': folder });
}

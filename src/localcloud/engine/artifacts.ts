import { chmod, copyFile, cp, glob, mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { addArtifact, isExpired } from '../github/actions/artifacts.ts';
import { record } from '../github/rest/values.ts';
import type { LocalArtifact } from '../github/state/run.ts';
import { RunnerRefusal } from '../runner/command.ts';
import type { JobPlace, StandInStep } from './types.ts';

/**
 * Forbidden characters, from `path-and-artifact-name-validation.ts` in
 * https://github.com/actions/toolkit
 */
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

/** Stands in for `actions/upload-artifact`: https://github.com/actions/upload-artifact#inputs */
export async function uploadArtifact(step: StandInStep): Promise<void> {
  const { place, inputs, log } = step;
  const { path: patterns = '' } = inputs;
  const withHidden = inputs['include-hidden-files'] === 'true';
  const { root, files } = await listFiles(patterns, withHidden, place);
  if (files.length === 0) {
    const unmatched = `No files were found with the provided path: ${patterns}`;
    const message = `${unmatched}. No artifacts will be uploaded.`;
    if (inputs['if-no-files-found'] === 'error') throw new RunnerRefusal(message);
    log(message);
    return;
  }
  const isFile = inputs.archive === 'false';
  if (isFile && files.length > 1)
    throw new RunnerRefusal(
      "When 'archive' is set to false, only a single file can be uploaded. Found " +
        `${files.length} files to upload.`,
    );
  const name = isFile ? path.basename(files[0] ?? '') : (inputs.name ?? 'artifact');
  checkNames(name, files);
  const { artifacts } = place.repository;
  const { id: run, attempt } = place.job.node.scope.run;
  const known = artifacts.findLastIndex((item) => item.run === run && item.name === name);
  if (known >= 0 && inputs.overwrite === 'true') artifacts.splice(known, 1);
  const folder = path.join(place.deps.store, 'artifacts', String(run), name);
  const target = attempt > 1 ? `${folder}-${attempt}` : folder;
  const days = Number(inputs['retention-days']) || undefined;
  const isTaken = artifacts.some((item) => item.folder === target);
  if (!isTaken) await copyFiles(files, root, target);
  const added =
    !isTaken && addArtifact(place.repository, { name, run, attempt, folder: target, isFile, days });
  if (!added)
    throw new RunnerRefusal(
      'Failed to CreateArtifact: Received non-retryable error: Failed request: (409) Conflict: ' +
        'an artifact with this name already exists on the workflow run',
    );
  log(
    `Artifact ${name} has been successfully uploaded: ${files.length} files, ${added.bytes} bytes.`,
  );
  const { fullName } = place.repository;
  Object.assign(step.outputs, {
    'artifact-id': String(added.id),
    'artifact-digest': added.digest.slice(7),
    'artifact-url': `https://github.com/${fullName}/actions/runs/${run}/artifacts/${added.id}`,
  });
}

function checkNames(name: string, files: readonly string[]): void {
  const found = findForbidden(name, forbiddenInNames);
  if (found)
    throw new RunnerRefusal(
      `The artifact name is not valid: ${name}. Contains the following character: ${found}`,
    );
  for (const file of files) {
    const bad = findForbidden(file, forbidden);
    if (bad)
      throw new RunnerRefusal(
        `The path for one of the files in artifact is not valid: /${file}. Contains the ` +
          `following character: ${bad}`,
      );
  }
}

/** Copies files as an archive would: follows links and drops file modes. */
async function copyFiles(files: readonly string[], root: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  for (const file of files) {
    const to = path.join(target, file);
    await mkdir(path.dirname(to), { recursive: true });
    await copyFile(path.join(root, file), to);
    await chmod(to, 0o644);
  }
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
    const fixed = pattern.replace(/(?<![^/*?[])[^/*?[]*[*?[].*/s, '');
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

/**
 * Stands in for `actions/download-artifact`: https://github.com/actions/download-artifact#inputs
 */
export async function downloadArtifact(step: StandInStep): Promise<void> {
  const { place, inputs, log } = step;
  const { name = '', pattern = '', path: target = '' } = inputs;
  const ids = (inputs['artifact-ids'] ?? '').split(',').filter(Boolean).map(Number);
  if (name && ids.length > 0)
    throw new RunnerRefusal("Inputs 'name' and 'artifact-ids' cannot be used together.");
  const all = await listArtifacts(step);
  const newest = all.filter(
    ({ id, name: same }) => !all.some((other) => other.name === same && other.id > id),
  );
  const found = newest.filter((item) => {
    if (name) return item.name === name;
    if (ids.length > 0) return ids.includes(item.id);
    return !pattern || path.matchesGlob(item.name, pattern);
  });
  if (name && found.length === 0)
    throw refused(
      `Artifact not found for name: ${name}\n        Please ensure that your artifact is not ` +
        'expired and the artifact was uploaded using a compatible version of ' +
        'toolkit/upload-artifact.',
    );
  if (ids.length > 0 && found.length === 0)
    throw refused('None of the provided artifact IDs were found');
  const folder = path.resolve(place.workspace, target.replace(/^~/, place.files.home));
  // A single artifact is unpacked into the folder itself, even if a pattern found it.
  const isFlat = found.length === 1 || inputs['merge-multiple'] === 'true';
  for (const item of found) {
    const from = await readDownload(step, item);
    await cp(from, isFlat ? folder : path.join(folder, item.name), { recursive: true });
  }
  log(`Total of ${found.length} artifact(s) downloaded`);
  Object.assign(step.outputs, { 'download-path': folder });
}

const refused = (reason: string) => new RunnerRefusal(`Unable to download artifact(s): ${reason}`);

type Listed = Pick<LocalArtifact, 'id' | 'name'>;

/**
 * Lists artifacts. Without a token, only the current run's artifacts are accessible, regardless of
 * `run-id`.
 */
async function listArtifacts({ place, inputs }: StandInStep): Promise<readonly Listed[]> {
  const { run } = place.job.node.scope;
  if (!inputs['github-token'])
    return place.repository.artifacts.filter((item) => item.run === run.id && !isExpired(item));
  const below = `/actions/runs/${inputs['run-id'] || run.id}/artifacts?per_page=100`;
  const { artifacts } = await callApi({ place, inputs }, below);
  return artifacts as readonly Listed[];
}

async function readDownload({ place, inputs }: StandInStep, { id }: Listed): Promise<string> {
  // With a token, expired artifacts are listed, but can't be downloaded.
  if (inputs['github-token']) await callApi({ place, inputs }, `/actions/artifacts/${id}/zip`);
  const name = inputs.repository || place.repository.fullName;
  const { artifacts = [] } = place.deps.findRepository(name) ?? {};
  return artifacts.find((item) => item.id === id)?.folder ?? '';
}

async function callApi({ place, inputs }: Pick<StandInStep, 'place' | 'inputs'>, below: string) {
  const { 'github-token': token = '', repository = place.repository.fullName } = inputs;
  const { status, json } = await place.deps.github.call(token, 'GET', `/${repository}${below}`);
  const { message, documentation_url: page, ...found } = record(json);
  if (status >= 400) throw refused(`${message} - ${page}`);
  return found;
}

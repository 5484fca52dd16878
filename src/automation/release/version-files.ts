import { commitSigned } from '../../clients/github/graphql.ts';
import { listReleases } from '../../clients/github/releases.ts';
import { repositoryPage } from '../../clients/github/repository.ts';
import { readCommitFiles } from '../../clients/github/tree.ts';
import { isVersion } from '../../contracts/portal/values.ts';
import { parseJson, toObject } from '../../shared/json.ts';
import type { ReleaseContext } from '../context.ts';
import { isPreRelease, raiseVersion } from './next-version.ts';
import { findPreviousTag } from './open-releases.ts';

/** A file of a release branch in which `release start` has to set the version. */
export interface OutdatedFile {
  readonly path: string;
  readonly found: string;
}

export function packagePath(context: ReleaseContext): string {
  const { root } = context.config.build;
  return root === '.' ? 'package.json' : `${root}/package.json`;
}

/** Matches a line with a version, e.g. `version: 1.4.0` or `__version__ = "1.4.0"`. */
const line =
  /^([ \t]*(?:__)?version(?:__)?\s*[:=]\s*["']?)(\d+\.\d+\.\d+(?:-[\w.-]+)?)(?=["']?\s*([,;#].*)?$)/im;

function parseVersion(path: string, text = ''): string | undefined {
  if (!path.endsWith('.json')) return line.exec(text)?.[2];
  const { version } = toObject(parseJson(text));
  const isKnown = typeof version === 'string' && (isVersion(version) || isPreRelease(version));
  return isKnown ? version : undefined;
}

export async function readPackageVersion(context: ReleaseContext, head: string) {
  const files = await readCommitFiles(context.repository, head);
  return parseVersion('.json', await files.read(packagePath(context)));
}

export async function findOutdated(
  context: ReleaseContext,
  version: string,
  head: string,
): Promise<OutdatedFile | undefined> {
  const files = await readCommitFiles(context.repository, head);
  for (const path of [packagePath(context), ...context.config.automation.release.files]) {
    const found = parseVersion(path, await files.read(path));
    if (found && found !== version) return { path, found };
  }
  return undefined;
}

const changelog = 'CHANGELOG.md';
const hasSection = (text: string, version: string) =>
  new RegExp(`^#+ .*\\b${version.replaceAll('.', '\\.')}(?![\\w.-])`, 'm').test(text);

/**
 * Returns the changelog with the notes of the previous release added; `undefined` if there is
 * nothing to add. The previous release is published, so its notes are final.
 */
export async function writeChangelog(context: ReleaseContext, version: string, head: string) {
  const { repository } = context;
  const text = await (await readCommitFiles(repository, head)).read(changelog);
  const tag = await findPreviousTag(context, version);
  const last = tag?.replace(/^v/, '') ?? '';
  if (text === undefined || !tag || hasSection(text, last)) return undefined;
  const [release] = await listReleases(repository, tag);
  if (!release || release.draft) return undefined;
  const title = `## [${last}](${repositoryPage(repository)}/releases/tag/${tag})`;
  const notes = release.notes
    .replaceAll('\r\n', '\n')
    .replaceAll(/^#(?=#* )/gm, '##')
    .trim();
  const next = /^##\s+(?!\[?unreleased)/im.exec(text)?.index ?? text.length;
  const before = text.slice(0, next).trimEnd();
  return `${before}\n\n${title}\n\n${notes}\n\n${text.slice(next)}`.trim().concat('\n');
}

/** Returns the paths of the files in which a release sets the version. */
export function versionPaths(context: ReleaseContext): string[] {
  const manifest = packagePath(context);
  const lockfile = manifest.replace(/package\.json$/, 'package-lock.json');
  return [...new Set([manifest, lockfile, ...context.config.automation.release.files])];
}

export function setVersion(path: string, text: string, version: string): string {
  if (path.endsWith('.json')) return raiseVersion(text, version) ?? text;
  return text.replace(line, (_, start) => start + version);
}

export async function bump(
  context: ReleaseContext,
  step: { readonly branch: string; readonly version: string; readonly parent: string },
): Promise<void> {
  const { repository } = context;
  const { branch, version, parent } = step;
  const read = await readCommitFiles(repository, parent);
  const files: { path: string; content: string }[] = [];
  for (const path of versionPaths(context)) {
    const text = await read.read(path);
    const content = text && setVersion(path, text, version);
    if (content && content !== text) files.push({ path, content });
  }
  const content = await writeChangelog(context, version, parent);
  if (content) files.push({ path: changelog, content });
  await commitSigned(repository, { branch, parent, headline: `Version ${version}`, files });
}

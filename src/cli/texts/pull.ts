import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { createExec } from '../../shared/exec.ts';
import { createGit } from '../../shared/git.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { plain } from '../terminal/cell.ts';
import { type Comparison, type ContentOptions, compare } from './compare.ts';
import { updated } from './content-file.ts';

export interface PullOptions extends ContentOptions {
  /** Overwrites also what is not committed. */
  readonly force?: boolean;
}

/**
 * `site-deploy content pull`: makes the content file say what the portal says.
 * @throws SiteDeployError `CONTENT_FILE_CHANGED` where that would take away what git could not give back; what `compare` throws
 */
export async function contentPull(folder: string, options: PullOptions, context: CommandContext): Promise<ExitCode> {
  const comparison = await compare(folder, options, context);
  const { absolute, file, text, differences } = comparison;
  if (differences.length > 0) {
    const result = updated(text ?? '', file, differences);
    if (!options.force) await refuseToLose(comparison, context);
    await mkdir(path.dirname(absolute), { recursive: true });
    await writeFile(absolute, result);
  }
  say(comparison, options, context);
  context.log.info(
    differences.length === 0
      ? `${file} is up to date.`
      : `${file}: ${countOf(differences)} changed. Commit it to deploy them.`,
  );
  return 0;
}

/** `site-deploy content diff`: what `content pull` would change; ends with 1 where that is something. */
export async function contentDiff(folder: string, options: ContentOptions, context: CommandContext): Promise<ExitCode> {
  const comparison = await compare(folder, options, context);
  const { file, differences } = comparison;
  say(comparison, options, context);
  context.log.info(
    differences.length === 0
      ? `${file} is up to date.`
      : `${file} differs from the portal in ${countOf(differences)}; "site-deploy content pull" takes them over.`,
  );
  return differences.length > 0 ? 1 : 0;
}

/** Texts that git does not have yet are not overwritten. Without git, or outside of a repository, what was there is only shown. */
async function refuseToLose({ workspace, file, differences }: Comparison, { env, signal }: CommandContext) {
  const lost = differences.filter((difference) => difference.file !== undefined);
  if (lost.length === 0) return;
  const git = createGit(createExec(), env);
  const status = await git(workspace, ['status', '--porcelain', '--ignored', '--', file], signal);
  if (!status) return;
  throw new SiteDeployError('CONTENT_FILE_CHANGED', `${file} has changes that are not committed.`, {
    facts: lost.map(({ key }) => `would be overwritten: ${plain(key)}`),
  });
}

function say({ differences, kept }: Comparison, { json }: ContentOptions, context: CommandContext): void {
  const { stdout, log, redactor } = context;
  if (json) stdout.write(`${redactor.redact(JSON.stringify(differences, null, 2))}\n`);
  else
    for (const { key, file, portal } of differences) {
      log.info(plain(key));
      if (file !== undefined) log.info(`  - ${JSON.stringify(file)}`);
      if (portal !== undefined) log.info(`  + ${JSON.stringify(portal)}`);
    }
  if (kept.length > 0) log.info(`Not known to the portal, and left as they are: ${kept.map(plain).join(', ')}.`);
}

function countOf({ length }: Comparison['differences']): string {
  return length === 1 ? 'one text' : `${length} texts`;
}

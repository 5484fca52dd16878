import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type TextDifference, updateContentFile } from '../../automation/texts/update-content-file.ts';
import { compact } from '../../shared/compact.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { createExec } from '../../shared/exec.ts';
import { createGit } from '../../shared/git.ts';
import { plainText } from '../../shared/plain-text.ts';
import { count } from '../../shared/units.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { createPrinter } from '../terminal/printer.ts';
import { type CompareTextsOptions, compareTexts, type TextComparison } from './compare-texts.ts';
import { type PullSeoOptions, pullSeo } from './pull-seo.ts';

export interface PullTextsOptions extends CompareTextsOptions, PullSeoOptions {
  /** Overwrites also what is not committed. */
  readonly force?: boolean;
}

/**
 * `site-deploy texts pull`: makes the content file, and the snapshot of the SEO metadata, say what the portal says.
 * @throws SiteDeployError `CONTENT_FILE_CHANGED` where that would take away what git could not give back; what
 *   `compareTexts` throws
 */
export async function pullTextsCommand(
  folder: string,
  options: PullTextsOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const comparison = await compareTexts(folder, options, context);
  const { absolute, file, text, differences } = comparison;
  if (differences.length > 0) {
    const result = updateContentFile(text ?? '', file, differences);
    if (!options.force) await refuseToLose(comparison, context);
    await mkdir(path.dirname(absolute), { recursive: true });
    await writeFile(absolute, result);
  }
  say(comparison, options, context);
  context.log.info(
    differences.length === 0
      ? `${file} is up to date.`
      : `${file}: ${count(differences.length, 'text')} changed. Commit it to deploy them.`,
  );
  await pullSeo(comparison.workspace, options, comparison.token, context);
  return 0;
}

/** `site-deploy texts diff`: what `texts pull` would change; ends with 1 where that is something. */
export async function diffTextsCommand(
  folder: string,
  options: CompareTextsOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const comparison = await compareTexts(folder, options, context);
  const { file, differences } = comparison;
  say(comparison, options, context);
  context.log.info(
    differences.length === 0
      ? `${file} is up to date.`
      : `${file} differs from the portal in ${count(differences.length, 'text')}; "site-deploy texts pull" takes ` +
          'them over.',
  );
  if (differences.length > 0) return 1;
  return 0;
}

/**
 * Texts that git does not have yet are not overwritten. Without git, or outside of a repository, what was there is only
 * shown.
 */
async function refuseToLose({ workspace, file, differences }: TextComparison, { env, signal }: CommandContext) {
  const lost = differences.filter((difference) => difference.file !== undefined);
  if (lost.length === 0) return;
  const git = createGit(createExec(), env);
  const status = await git(workspace, ['status', '--porcelain', '--ignored', '--', file], signal);
  if (!status) return;
  throw new SiteDeployError('CONTENT_FILE_CHANGED', `${file} has changes that are not committed.`, {
    facts: lost.map(({ key }) => `would be overwritten: ${plainText(key)}`),
  });
}

function say({ differences, kept }: TextComparison, { json }: CompareTextsOptions, context: CommandContext): void {
  createPrinter(context, json).print(differences, () => differences.flatMap(differenceLines));
  if (kept.length > 0)
    context.log.info(`Not known to the portal, and left as they are: ${kept.map(plainText).join(', ')}.`);
}

function differenceLines({ key, file, portal }: TextDifference): string[] {
  return compact([
    plainText(key),
    ...(file ? [`  - ${JSON.stringify(file)}`] : []),
    portal !== undefined && `  + ${JSON.stringify(portal)}`,
  ]);
}

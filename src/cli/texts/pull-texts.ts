import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type TextDifference,
  updateContentFile,
} from '../../automation/texts/update-content-file.ts';
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
  readonly force?: boolean;
}

/** @throws SiteDeployError `CONTENT_FILE_CHANGED` if git couldn't restore what is overwritten */
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
  logComparison(comparison, options, context);
  if (differences.length === 0) context.log.info(`${file} is up to date.`);
  else
    context.log.info(
      `${file}: ${count(differences.length, 'text')} changed. Commit it to deploy them.`,
    );
  await pullSeo(comparison.workspace, options, comparison.token, context);
  return 0;
}

export async function diffTextsCommand(
  folder: string,
  options: CompareTextsOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const comparison = await compareTexts(folder, options, context);
  const { file, differences } = comparison;
  logComparison(comparison, options, context);
  if (differences.length === 0) {
    context.log.info(`${file} is up to date.`);
    return 0;
  }
  context.log.info(
    `${file} differs from the portal in ${count(differences.length, 'text')}; run ` +
      '"site-deploy texts pull" to take them over.',
  );
  return 1;
}

/** Without git, the old texts are only printed. */
async function refuseToLose(textComparison: TextComparison, commandContext: CommandContext) {
  const { workspace, file, differences } = textComparison;
  const lost = differences.filter((difference) => difference.file !== undefined);
  if (lost.length === 0) return;
  const git = createGit(createExec(), commandContext.env);
  const status = await git(
    workspace,
    ['status', '--porcelain', '--ignored', '--', file],
    commandContext.signal,
  );
  if (!status) return;
  throw new SiteDeployError('CONTENT_FILE_CHANGED', `${file} has uncommitted changes.`, {
    facts: lost.map((textDifference) => `would be overwritten: ${plainText(textDifference.key)}`),
  });
}

function logComparison(
  textComparison: TextComparison,
  compareTextsOptions: CompareTextsOptions,
  context: CommandContext,
): void {
  const { differences, unknownKeys } = textComparison;
  createPrinter(context, compareTextsOptions.json).print(differences, () =>
    differences.flatMap(differenceLines),
  );
  if (unknownKeys.length > 0)
    context.log.info(
      `Unknown to the portal and left unchanged: ${unknownKeys.map(plainText).join(', ')}.`,
    );
}

function differenceLines(textDifference: TextDifference): string[] {
  const { key, file, portal } = textDifference;
  return compact([
    plainText(key),
    Boolean(file) && `  - ${JSON.stringify(file)}`,
    portal !== undefined && `  + ${JSON.stringify(portal)}`,
  ]);
}

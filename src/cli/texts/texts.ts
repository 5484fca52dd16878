import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { syncTexts } from '../../automation/texts/texts.ts';
import {
  type TextOverrideDifference,
  updateContentFile,
} from '../../automation/texts/update-content-file.ts';
import { parseContentFile, readNamed } from '../../config/content-file.ts';
import { loadSiteConfig } from '../../config/load.ts';
import { checkSeo } from '../../deploy/steps/finish/portal/check-seo.ts';
import { readSeo } from '../../deploy/steps/finish/portal/fetch-seo.ts';
import { buildSeoFile } from '../../deploy/steps/finish/seo/head-of-page.ts';
import { systemClock } from '../../shared/clock.ts';
import { compact } from '../../shared/compact.ts';
import { openDeps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { createExec } from '../../shared/exec.ts';
import { readIfThere } from '../../shared/files.ts';
import { createGit } from '../../shared/git.ts';
import { resolveInside } from '../../shared/paths.ts';
import { plainText } from '../../shared/plain-text.ts';
import type { Secret } from '../../shared/secret.ts';
import { count } from '../../shared/units.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { readTextSources, writeCatalogue } from '../init/text-helper.ts';
import { checkoutFolder } from '../inputs/folders.ts';
import { openPortalAutomation, toPatience } from '../inputs/open-automation.ts';
import { portalToken, withPortal } from '../inputs/portal-client.ts';
import { createPrinter, reportOutcome } from '../terminal/printer.ts';
import type {
  CompareTextsOptions,
  ListKeysOptions,
  PullTextsOptions,
  SyncTextsOptions,
} from './options.ts';

export async function pullTexts(
  options: PullTextsOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const comparison = await compareTexts(options, context);
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

export async function listTextKeys(
  options: ListKeysOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const workspace = await checkoutFolder(context.cwd, options.folder);
  await writeCatalogue(await readTextSources(workspace, options.config), context.log);
  return 0;
}

export async function diffTexts(
  options: CompareTextsOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const comparison = await compareTexts(options, context);
  const { file, differences } = comparison;
  logComparison(comparison, options, context);
  if (differences.length === 0) {
    context.log.info(`${file} is up to date.`);
    return 0;
  }
  context.log.info(
    `${file} differs from the portal in ${count(differences.length, 'text')}; run ` +
      '"site-deploy texts pull" to update it.',
  );
  return 1;
}

async function refuseToLose(comparison: TextComparison, context: CommandContext) {
  const { workspace, file, differences } = comparison;
  const lost = differences.filter((difference) => difference.file !== undefined);
  if (lost.length === 0) return;
  const git = createGit(createExec(), context.env);
  const status = await git(
    workspace,
    ['status', '--porcelain', '--ignored', '--', file],
    context.signal,
  );
  if (!status) return;
  throw new SiteDeployError('CONTENT_FILE_CHANGED', `${file} has uncommitted changes.`, {
    facts: lost.map((difference) => `would be overwritten: ${plainText(difference.key)}`),
  });
}

function logComparison(
  comparison: TextComparison,
  options: CompareTextsOptions,
  context: CommandContext,
): void {
  const { differences, unknownKeys } = comparison;
  createPrinter(context, options.json).print(differences, () =>
    differences.flatMap(differenceLines),
  );
  if (unknownKeys.length > 0)
    context.log.info(
      `Unknown to the portal and left unchanged: ${unknownKeys.map(plainText).join(', ')}.`,
    );
}

function differenceLines(difference: TextOverrideDifference): string[] {
  const { key, file, portal } = difference;
  return compact([
    plainText(key),
    Boolean(file) && `  - ${JSON.stringify(file)}`,
    portal !== undefined && `  + ${JSON.stringify(portal)}`,
  ]);
}

/** Pulls SEO metadata if its file exists already or `--seo` is set. */
async function pullSeo(
  workspace: string,
  options: PullTextsOptions,
  token: Secret,
  context: CommandContext,
): Promise<void> {
  const { log, signal } = context;
  const { portal, site, seo: settings } = await loadSiteConfig(workspace, options.config);
  const absolute = await resolveInside(workspace, settings.file, 'seo.file');
  if (options.seo !== true && !existsSync(absolute)) return;
  const fetched = await withPortal(portal.url, token, context, (client) =>
    readSeo(client, site.id, { clock: systemClock, log, signal }),
  );
  // Skip invalid fields with a warning. Images can't be checked, because there is no build yet.
  const seo = checkSeo(fetched, { onError: 'warn', origin: site.url, getSize: () => 0 }, log);
  const text = `${JSON.stringify(buildSeoFile(seo, site.url), null, 2)}\n`;
  if (text === (await readIfThere(absolute))) return log.info(`${settings.file} is up to date.`);
  await mkdir(path.dirname(absolute), { recursive: true });
  await writeFile(absolute, text);
  log.info(
    `${settings.file}: updated with the metadata of ${count(seo.pages.length, 'page')}. Commit ` +
      'it to use it in builds.',
  );
}

type TextComparison = Awaited<ReturnType<typeof compareTexts>>;

async function compareTexts(options: CompareTextsOptions, context: CommandContext) {
  const workspace = await checkoutFolder(context.cwd, options.folder);
  const { portal, site, content } = await loadSiteConfig(workspace, options.config);
  const token = await portalToken(portal.url, options, context);
  const { texts } = await withPortal(portal.url, token, context, (client) =>
    client.call('listTexts', { siteId: site.id }, { signal: context.signal }),
  );
  // Read the file after the portal's response, so that edits made meanwhile are included.
  const absolute = await resolveInside(workspace, content.file, 'content.file');
  const text = await readNamed('content.file', workspace, content.file);
  const has = parseContentFile(text ?? '', content.file).texts;
  const known = new Map(texts.map((entry) => [entry.key, entry]));
  const keys = [...new Set([...has.keys(), ...known.keys()])];
  const differences = keys.flatMap((key): TextOverrideDifference[] => {
    const entry = known.get(key);
    const file = has.get(key);
    const expected = !entry || entry.override?.requestId ? file : entry.override?.value;
    if (file === expected) return [];
    return [{ key, file, portal: expected }];
  });
  const kept = [...has.keys()].filter((key) => !known.has(key));
  return { token, workspace, file: content.file, absolute, text, differences, unknownKeys: kept };
}

export async function syncPortalTexts(
  options: SyncTextsOptions,
  context: CommandContext,
): Promise<ExitCode> {
  await using deps = await openDeps(context);
  const textsContext = await openPortalAutomation(options, context, deps, 'an editor');
  return reportOutcome(await syncTexts(textsContext, toPatience(options)), options, context);
}

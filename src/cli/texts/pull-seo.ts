import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { explainPortalError } from '../../clients/portal/explain.ts';
import { PortalClient } from '../../clients/portal/portal.ts';
import { loadSiteConfig } from '../../config/load.ts';
import { checkContent } from '../../deploy/steps/finish/portal/check-content.ts';
import { type PortalContent, readContent } from '../../deploy/steps/finish/portal/fetch-content.ts';
import { buildSeoFile } from '../../deploy/steps/finish/seo/seo-file.ts';
import { systemClock } from '../../shared/clock.ts';
import { readIfThere } from '../../shared/files.ts';
import { openHttp } from '../../shared/http/open-http.ts';
import { resolveInside } from '../../shared/paths.ts';
import type { Secret } from '../../shared/secret.ts';
import { count } from '../../shared/units.ts';
import type { CommandContext } from '../context.ts';

export interface PullSeoOptions {
  /** Relative to the workspace. */
  readonly config?: string;
  readonly seo?: boolean;
}

/** For the site's own build, if already committed or requested. Always overwritten. */
export async function pullSeo(
  workspace: string,
  options: PullSeoOptions,
  token: Secret,
  context: CommandContext,
): Promise<void> {
  const { log } = context;
  const { portal, site, seo } = await loadSiteConfig(workspace, options.config);
  const absolute = await resolveInside(workspace, seo.file, 'seo.file');
  if (options.seo !== true && !existsSync(absolute)) return;
  const fetched = await fetchFrom(portal.url, site.id, token, context);
  // Invalid fields are skipped with a warning. Images can't be checked: there is no build yet.
  const content = checkContent(
    fetched,
    { onError: 'warn', origin: site.url, getSize: () => 0 },
    log,
  );
  const text = `${JSON.stringify(buildSeoFile(content, site.url), null, 2)}\n`;
  if (text === (await readIfThere(absolute))) return log.info(`${seo.file} is up to date.`);
  await mkdir(path.dirname(absolute), { recursive: true });
  await writeFile(absolute, text);
  log.info(
    `${seo.file}: updated with the metadata of ${count(content.pages.length, 'page')}. Commit ` +
      'it to use it in builds.',
  );
}

async function fetchFrom(
  url: string,
  siteId: string,
  token: Secret,
  context: CommandContext,
): Promise<PortalContent> {
  const { env, log, signal } = context;
  using http = openHttp({ env, onRetry: (line) => log.info(line) });
  const client = new PortalClient({
    http,
    url,
    credential: async () => token,
    onWait: (line) => log.info(line),
  });
  try {
    return await readContent(client, siteId, { clock: systemClock, log, signal });
  } catch (error) {
    signal.throwIfAborted();
    throw explainPortalError(error, { purpose: 'PORTAL', url }) ?? error;
  }
}

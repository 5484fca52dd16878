import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadSiteConfig } from '../../config/load.ts';
import { checkContent } from '../../deploy/steps/finish/portal/check-content.ts';
import { readContent } from '../../deploy/steps/finish/portal/fetch-content.ts';
import { buildSeoFile } from '../../deploy/steps/finish/seo/seo-file.ts';
import { systemClock } from '../../shared/clock.ts';
import { readIfThere } from '../../shared/files.ts';
import { resolveInside } from '../../shared/paths.ts';
import type { Secret } from '../../shared/secret.ts';
import { count } from '../../shared/units.ts';
import type { CommandContext } from '../context.ts';
import { withPortal } from '../inputs/portal-client.ts';

export interface PullSeoOptions {
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
  const { log, signal } = context;
  const { portal, site, seo } = await loadSiteConfig(workspace, options.config);
  const absolute = await resolveInside(workspace, seo.file, 'seo.file');
  if (options.seo !== true && !existsSync(absolute)) return;
  const fetched = await withPortal(
    portal.url,
    async () => token,
    context,
    (client) => readContent(client, site.id, { clock: systemClock, log, signal }),
  );
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

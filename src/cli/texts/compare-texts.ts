import type { TextDifference } from '../../automation/texts/update-content-file.ts';
import { parseContentFile } from '../../config/content-file.ts';
import { loadSiteConfig } from '../../config/load.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { readIfThere } from '../../shared/files.ts';
import { resolveInside } from '../../shared/paths.ts';
import type { CommandContext } from '../context.ts';
import { checkoutFolder } from '../inputs/checkout-folder.ts';
import { portalToken, withPortal } from '../inputs/portal-client.ts';
import type { CompareTextsOptions } from './options.ts';

export type TextComparison = Awaited<ReturnType<typeof compareTexts>>;

/** @throws SiteDeployError `USAGE`, `CONFIG_*`, `CONTENT_FILE_INVALID`, `PORTAL_*` */
export async function compareTexts(options: CompareTextsOptions, context: CommandContext) {
  const workspace = await checkoutFolder(context.cwd, options.folder);
  const { portal, site, content } = await loadSiteConfig(workspace, options.config);
  const token = await portalToken(options, context);
  const { texts } = await withPortal(
    portal.url,
    async () => token,
    context,
    (client) => client.call('listTexts', { siteId: site.id }, { signal: context.signal }),
  );
  // After the portal's response, to include concurrent edits.
  const absolute = await resolveInside(workspace, content.file, 'content.file');
  const text = await readContent(absolute, content.file);
  const has = parseContentFile(text ?? '', content.file).texts;
  const known = new Map(texts.map((entry) => [entry.key, entry]));
  const keys = [...new Set([...has.keys(), ...known.keys()])];
  const differences = keys.flatMap((key): TextDifference[] => {
    const entry = known.get(key);
    const file = has.get(key);
    const expected = !entry || entry.override?.requestId ? file : entry.override?.value;
    if (file === expected) return [];
    return [{ key, file, portal: expected }];
  });
  const kept = [...has.keys()].filter((key) => !known.has(key));
  return { token, workspace, file: content.file, absolute, text, differences, unknownKeys: kept };
}

async function readContent(absolute: string, file: string): Promise<string | undefined> {
  return await readIfThere(absolute).catch((cause: unknown) => {
    throw new SiteDeployError('CONTENT_FILE_INVALID', `Can't read the content file ${file}.`, {
      cause,
    });
  });
}

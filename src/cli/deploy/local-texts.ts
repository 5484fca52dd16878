import { inRepository } from '../../automation/texts/request-texts.ts';
import {
  type TextOverrideDifference,
  updateContentFile,
} from '../../automation/texts/update-content-file.ts';
import { parseContentFile } from '../../config/content-file.ts';
import { TextContent, TextList } from '../../contracts/portal/text.ts';
import { type LocalCloud, portalCalls } from '../../localcloud/localcloud.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { firstNames } from '../../shared/units.ts';

/** Text of a content file; `undefined` if the file doesn't exist. */
type ContentText = string | undefined;

interface PortalTexts {
  /** The content file with the portal's texts merged in; `undefined` if nothing changes. */
  readonly text: string | undefined;
  /** Keys of pending edits that are merged in. */
  readonly edited: readonly string[];
  /** Keys of pending edits whose text also changed in the folder. */
  readonly conflicts: readonly string[];
}

interface EditedText {
  readonly value: string | undefined;
  readonly isPending: boolean;
}

export type PortalEdits = ReadonlyMap<string, EditedText>;

/**
 * Merges the portal's edits key by key. A text changed in the folder since the last snapshot keeps
 * the folder's value.
 */
export function mergePortalTexts(
  edits: PortalEdits,
  file: string,
  folder: { readonly now: ContentText; readonly before: ContentText },
): PortalTexts {
  const { texts } = parseContentFile(folder.now ?? '', file);
  const before = parseContentFile(folder.before ?? folder.now ?? '', file).texts;
  const changes: TextOverrideDifference[] = [];
  const conflicts: string[] = [];
  for (const [key, { value, isPending }] of edits) {
    const current = texts.get(key);
    if (current === value) continue;
    if (current === before.get(key)) changes.push({ key, file: current, portal: value });
    else if (isPending) conflicts.push(key);
  }
  const isChanged = changes.length > 0;
  return {
    text: isChanged ? updateContentFile(folder.now ?? '', file, changes) : undefined,
    edited: changes.map(({ key }) => key).filter((key) => edits.get(key)?.isPending),
    conflicts,
  };
}

/** Opens the texts of a site in a local cloud's portal. */
export function openPortalTexts(cloud: Pick<LocalCloud, 'portal'>, siteId: string) {
  const operator = cloud.portal.users.find((user) => user.level === 'operator');
  const calls = portalCalls(cloud.portal, operator?.token ?? '');
  const path = `/api/sites/${encodeURIComponent(siteId)}`;
  return {
    async read(): Promise<PortalEdits> {
      const { mode, texts } = await calls.get(`${path}/text`, TextList);
      const edits = new Map<string, EditedText>();
      if (mode === 'runtime') return edits;
      for (const { key, overrides = [] } of texts) {
        const isInFile = overrides.some(
          ({ status, commitSha }) => status !== 'pending' && commitSha,
        );
        if (isInFile) edits.set(key, { value: inRepository(overrides), isPending: false });
      }
      const { pending } = await calls.get(`${path}/text-content`, TextContent);
      for (const { key, value } of pending)
        edits.set(key, { value: value ?? undefined, isPending: true });
      return edits;
    },
    /** Reports to the portal which texts a live commit contains. */
    async report(commitSha: string, text: string, file: string): Promise<void> {
      const content = Object.fromEntries(parseContentFile(text, file).texts);
      await calls.send('POST', `${path}/text-commits`, { commitSha, content });
    },
  };
}

/** Merges nothing if the content file is invalid, because the deployment reports that itself. */
export function mergeIfValid(...merged: Parameters<typeof mergePortalTexts>): PortalTexts {
  try {
    return mergePortalTexts(...merged);
  } catch (error) {
    if (!(error instanceof SiteDeployError) || error.code !== 'CONTENT_FILE_INVALID') throw error;
    return { text: undefined, edited: [], conflicts: [] };
  }
}

export function describeConflicts(conflicts: readonly string[], file: string): string {
  return (
    `Texts: changed both in the portal and in ${file}: ${firstNames(conflicts)}. The file's are ` +
    'deployed; to replace them, save the texts in the portal again.'
  );
}

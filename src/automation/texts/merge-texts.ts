import type { TextDifference } from './update-content-file.ts';

/** A text edited in the portal but not committed yet. */
export interface PendingText {
  readonly key: string;
  /** `null` removes the override. */
  readonly value: string | null;
  /** Content of the file before the edit, as known to the portal; `undefined` if none. */
  readonly before: string | undefined;
}

/** A text changed differently in the portal and in the content file. */
export interface TextConflict {
  readonly key: string;
  readonly file: string | undefined;
  readonly portal: string | undefined;
  /** Content of the file before the edit, as known to the portal. */
  readonly before: string | undefined;
}

export interface MergedTexts {
  /** Changes to make to the content file. */
  readonly changes: readonly TextDifference[];
  readonly conflicts: readonly TextConflict[];
  /** Keys whose edit is already in the file. */
  readonly applied: readonly string[];
}

/**
 * Merges the portal's edits into the content file, key by key. An edit applies if the file still
 * has the text that the portal knew before it. If people have changed the text meanwhile, neither
 * version is lost: the file is unchanged and the edit stays pending.
 * @param file texts of the content file
 */
export function mergeTexts(
  file: ReadonlyMap<string, string>,
  pending: readonly PendingText[],
): MergedTexts {
  const changes: TextDifference[] = [];
  const conflicts: TextConflict[] = [];
  const held: string[] = [];
  for (const { key, value, before } of pending) {
    const current = file.get(key);
    const desired = value ?? undefined;
    if (current === desired) held.push(key);
    else if (current === before) changes.push({ key, file: current, portal: desired });
    else conflicts.push({ key, file: current, portal: desired, before });
  }
  return { changes, conflicts, applied: held };
}

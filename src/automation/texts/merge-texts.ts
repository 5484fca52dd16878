import type { TextDifference } from './update-content-file.ts';

/** A text that was edited in the portal and that no commit holds yet. */
export interface PendingText {
  readonly key: string;
  /** `null`: the override is taken away. */
  readonly value: string | null;
  /** What the portal knows the content file to have said before the edit; `undefined`: nothing. */
  readonly before: string | undefined;
}

/** A text that people changed in the portal and in the content file, each to something else. */
export interface TextConflict {
  readonly key: string;
  readonly file: string | undefined;
  readonly portal: string | undefined;
  /** What the portal knows the file to have said before its edit. */
  readonly before: string | undefined;
}

export interface MergedTexts {
  /** What the content file is to say instead. */
  readonly changes: readonly TextDifference[];
  readonly conflicts: readonly TextConflict[];
  /** Keys whose edit the file holds already. */
  readonly held: readonly string[];
}

/**
 * Merges the edits of the portal into the content file, key by key. An edit is taken where the file still says what the
 * portal knew before it. Where people have written something else meanwhile, neither text is lost: the file stays, and
 * the edit stays pending.
 * @param file what the content file says
 */
export function mergeTexts(file: ReadonlyMap<string, string>, pending: readonly PendingText[]): MergedTexts {
  const changes: TextDifference[] = [];
  const conflicts: TextConflict[] = [];
  const held: string[] = [];
  for (const { key, value, before } of pending) {
    const said = file.get(key);
    const wanted = value ?? undefined;
    if (said === wanted) held.push(key);
    else if (said === before) changes.push({ key, file: said, portal: wanted });
    else conflicts.push({ key, file: said, portal: wanted, before });
  }
  return { changes, conflicts, held };
}

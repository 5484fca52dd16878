import type { TextDifference } from './update-content-file.ts';

export interface PendingText {
  readonly key: string;
  /** `null` removes the override. */
  readonly value: string | null;
  /** Content of the file, as known to the portal; `undefined` if none. */
  readonly before: string | undefined;
}

/** Changed differently in the portal and in the file. */
export interface TextConflict {
  readonly key: string;
  readonly file: string | undefined;
  readonly portal: string | undefined;
  /** In the file, as known to the portal. */
  readonly before: string | undefined;
}

export type MergedTexts = ReturnType<typeof mergeTexts>;

/** An edit applies only if the file has the text that the portal knew; else it stays pending. */
export function mergeTexts(file: ReadonlyMap<string, string>, pending: readonly PendingText[]) {
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

import type { Grant } from './access.ts';
import { record, text } from './values.ts';

/**
 * Which commits show as verified: GitHub signs those that it makes for an App, unless the request names an author
 * (https://docs.github.com/authentication/managing-commit-signature-verification/about-commit-signature-verification).
 */
export interface Signatures {
  add(commit: string): void;
  /** A commit as it is answered. @param made where it has just been made: by whom, and with which body */
  shown(commit: unknown, made?: { readonly grant: Grant; readonly body: Readonly<Record<string, unknown>> }): object;
}

export function createSignatures(): Signatures {
  const signed = new Set<string>();
  return {
    add: (commit) => void signed.add(commit),
    shown(commit, made) {
      const fields = record(commit);
      const sha = text(fields.sha);
      const names = ['author', 'committer', 'signature'].some((field) => made?.body[field] !== undefined);
      if (made?.grant.isApp === true && !names) signed.add(sha);
      const verified = signed.has(sha);
      return { ...fields, verification: { verified, reason: verified ? 'valid' : 'unsigned' } };
    },
  };
}

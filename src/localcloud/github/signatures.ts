import type { RequestGrant } from './access.ts';
import { record, text } from './values.ts';

/**
 * GitHub signs the commits that it creates for an App, unless the request names an author
 * (https://docs.github.com/authentication/managing-commit-signature-verification/about-commit-signature-verification).
 */
export interface Signatures {
  add(commit: string): void;
  /** @param made for a commit just created: its creator and the request body */
  toApiCommit(
    commit: unknown,
    made?: { readonly grant: RequestGrant; readonly body: Readonly<Record<string, unknown>> },
  ): object;
}

export function createSignatures(): Signatures {
  const signed = new Set<string>();
  return {
    add: (commit) => void signed.add(commit),
    toApiCommit(commit, made) {
      const fields = record(commit);
      const sha = text(fields.sha);
      const names = ['author', 'committer', 'signature'].some(
        (field) => made?.body[field] !== undefined,
      );
      if (made?.grant.isApp === true && !names) signed.add(sha);
      const verified = signed.has(sha);
      return { ...fields, verification: { verified, reason: verified ? 'valid' : 'unsigned' } };
    },
  };
}

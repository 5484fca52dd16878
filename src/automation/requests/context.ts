import type { GitHub } from '../../clients/github/types.ts';
import type { TextsContext } from '../texts/context.ts';
import type { ChangePolicy } from './changeable-files.ts';

export interface RequestsContext extends TextsContext, ChangePolicy {
  /** For reports and reviewers' decisions. */
  readonly mayReport: boolean;
  /** With a user's token, which can assign issues to agents; `undefined` without one. */
  readonly asUser: GitHub | undefined;
}

import type { GitHub } from '../../clients/github/types.ts';
import type { TextsContext } from '../texts/context.ts';

/** Dependencies of the request automation. */
export interface RequestsContext extends TextsContext {
  /**
   * Whether the portal accepts this run as the site's application, for reports and reviewers'
   * decisions.
   */
  readonly mayReport: boolean;
  /** GitHub with a user's token, which can assign issues to agents; `undefined` without one. */
  readonly asUser: GitHub | undefined;
}

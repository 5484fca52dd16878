import type { GitHub } from '../../clients/github/types.ts';
import type { TextWorld } from '../texts/world.ts';

/** Dependencies of the request automation. */
export interface RequestWorld extends TextWorld {
  /**
   * Whether the portal accepts this run as the site's application, for reports and reviewers'
   * decisions.
   */
  readonly mayReport: boolean;
  /** GitHub with a user's token, which can assign issues to agents; `undefined` without one. */
  readonly asUser: GitHub | undefined;
}

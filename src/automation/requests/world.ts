import type { GitHub } from '../../clients/github/types.ts';
import type { TextWorld } from '../texts/world.ts';

/** What the story of requests is told with. */
export interface RequestWorld extends TextWorld {
  /** Whether the portal takes this run for the application of the site: for reports, and for words of reviewers. */
  readonly mayReport: boolean;
  /** GitHub with the token of a user, which assigns issues to agents; `undefined`: there is none. */
  readonly asUser: GitHub | undefined;
}

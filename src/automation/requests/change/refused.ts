import { SiteDeployError } from '../../../shared/errors/error.ts';

/** @param why for people, without the subject of the sentence */
export function refused(why: string): SiteDeployError {
  return new SiteDeployError('CHANGE_REFUSED', `The change was not proposed: ${why}.`);
}

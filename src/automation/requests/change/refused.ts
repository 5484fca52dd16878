import { SiteDeployError } from '../../../shared/errors/error.ts';

/** A change that is not taken. @param why in words for people, without the subject of the sentence */
export function refused(why: string): SiteDeployError {
  return new SiteDeployError('CHANGE_REFUSED', `The change is not proposed: ${why}.`);
}

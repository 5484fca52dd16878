import { compact } from '../../../shared/compact.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';

/** The oldest supported version whose runners can run actions on Node.js 24. */
const oldest = [3, 19] as const;
/** From this version on, every runner the server accepts can. */
const certain = [3, 20] as const;

export function serverRemarks(version: string | undefined): string[] {
  if (!version) return [];
  if (isBefore(version, oldest))
    throw new SiteDeployError(
      'ONBOARD_SERVER_UNSUPPORTED',
      `GitHub Enterprise Server ${version} cannot run actions on Node.js 24.`,
    );
  return compact([
    `GitHub Enterprise Server ${version} has no deployment queue, no attestations and no ` +
      'download of another ' +
      "run's artifact: there is no rollback.yml, and only the newest waiting deployment is kept.",
    "Its runners need site-deploy and GitHub's actions on the server itself (GitHub Connect or " +
      'actions-sync).',
    isBefore(version, certain) && 'Its runners must be version 2.327.1 or newer.',
  ]);
}

function isBefore(version: string, [major, minor]: readonly [number, number]): boolean {
  const [, left, right] = /^(\d+)\.(\d+)/.exec(version) ?? [];
  if (left === undefined || right === undefined) return false;
  return Number(left) < major || (Number(left) === major && Number(right) < minor);
}

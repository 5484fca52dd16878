import { splitHeader } from '../header.ts';
import type { PinnedReference } from '../workflow-inputs.ts';
import type { RenderOptions } from './render.ts';

/** What a repository was onboarded with, and what of it is kept although something else was asked for. */
export interface RememberedOptions {
  readonly options: RenderOptions;
  readonly remarks: readonly string[];
}

/**
 * The options of a run, with those that a repository was onboarded with as the default: what was chosen once is not
 * lost because a later run does not name it.
 * @param deployWorkflow text of the repository's deploy.yml, where there is one
 * @param mayDowngrade whether an older version of site-deploy may be put in the place of a newer one
 */
export function withRemembered(
  options: RenderOptions,
  deployWorkflow: string | undefined,
  mayDowngrade: boolean,
): RememberedOptions {
  const known = splitHeader(deployWorkflow ?? '').header?.inputs;
  if (known === undefined) return { options, remarks: [] };
  const shape = options.shape ?? (options.reusable === undefined ? known.shape : 'caller');
  const reusable = options.reusable ?? known.reusable;
  const apiToken = options.apiToken ?? known.apiToken;
  // One job cannot sign what it has built itself: there whoever asks for one job gives the signature up.
  const attest = options.attest ?? (shape !== 'single-job' && known.attest === true);
  const isOlder = isOlderThan(options.action, known.action);
  const action = isOlder && !mayDowngrade ? known.action : options.action;
  const lost = [
    ...(known.attest === true && !attest ? ['which run has built the site is no longer signed'] : []),
    ...(known.shape !== 'single-job' && shape === 'single-job'
      ? ['the build can see the identity, and nothing is kept to roll back to']
      : []),
    ...(known.apiToken && !apiToken ? ['the portal is told without its API token'] : []),
    ...(isOlder && mayDowngrade ? [`site-deploy goes back from ${known.action.version} to ${action.version}`] : []),
  ];
  return {
    options: {
      ...options,
      shape,
      action,
      apiToken,
      attest,
      ...(shape === 'caller' && reusable !== undefined && { reusable }),
    },
    remarks: [
      ...(lost.length > 0 ? [`Given up, as asked for: ${lost.join('; ')}.`] : []),
      ...(isOlder && !mayDowngrade
        ? [
            `The repository uses site-deploy ${known.action.version}, which is newer than ` +
              `${options.action.version}: it ` +
              'stays. --downgrade goes back.',
          ]
        : []),
    ],
  };
}

function isOlderThan(asked: PinnedReference, known: PinnedReference): boolean {
  const numbers = ({ version }: PinnedReference) => /^v?(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number);
  const [left, right] = [numbers(asked), numbers(known)];
  if (left === undefined || right === undefined) return false;
  const difference = left.map((part, index) => part - (right[index] ?? 0)).find((part) => part !== 0) ?? 0;
  return difference < 0;
}

import type { Next } from '../reconcile.ts';
import type { ChosenVersion } from './next-version.ts';
import { deployment } from './plan-finish.ts';
import type { DeploymentProgress, DeployStep, ReleaseBranch } from './state.ts';

export interface StartState {
  readonly productionBranch: string;
  readonly productionHead: string;
  readonly page: string;
  readonly open: readonly (ReleaseBranch & {
    /** `undefined` if absent. */
    readonly packageVersion: string | undefined;
    readonly isMerged: boolean;
    readonly preview: DeploymentProgress | undefined;
  })[];
  readonly chosen: ChosenVersion;
  readonly requested: string | undefined;
  /** Why `chosen` can't be released. */
  readonly tooLow: string | undefined;
}

export type StartStep =
  | { readonly do: 'create-branch'; readonly branch: string; readonly commit: string }
  | {
      readonly do: 'bump';
      readonly branch: string;
      readonly version: string;
      readonly parent: string;
    }
  | DeployStep;

/** An open release is reused. */
export function planStart(state: StartState): Next<StartStep> {
  const { open, requested: asked, chosen, page, productionBranch, productionHead } = state;
  const found =
    open.find((item) => {
      if (asked) return item.version === asked;
      return !item.isMerged;
    }) ?? (asked ? undefined : open[0]);
  if (!found) {
    if (state.tooLow) return { kind: 'person', what: state.tooLow, url: `${page}/releases` };
    const [second] = open;
    if (second)
      return {
        kind: 'person',
        what:
          `${second.branch} is open: finish it first, or start the release of ` +
          `${second.version}.`,
        url: `${page}/tree/${second.branch}`,
      };
    const branch = `release/${chosen.version}`;
    return {
      kind: 'step',
      step: { do: 'create-branch', branch, commit: productionHead },
      why: chosen.because.join('; '),
    };
  }
  const { branch, version, packageVersion, head, isMerged, preview } = found;
  if (isMerged)
    return {
      kind: 'person',
      what:
        `${branch} is merged, but ${version} is not released yet: finish it (site-deploy ` +
        'release finish).',
      url: `${page}/tree/${branch}`,
    };
  if (packageVersion && packageVersion !== version)
    return {
      kind: 'step',
      step: { do: 'bump', branch, version, parent: head },
      why: `package.json says ${packageVersion}.`,
    };
  const missing = preview && deployment(preview, branch);
  if (missing) return missing;
  return {
    kind: 'done',
    what: `${branch} is open, from ${productionBranch}${preview ? ', and live in Preview' : ''}.`,
  };
}

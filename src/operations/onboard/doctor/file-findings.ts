import { compact } from '../../../shared/compact.ts';
import { rollbackPath } from '../../../workflows/render/render.ts';
import type { FileState } from '../files/compare-file.ts';
import { acceptCommand, whyConflict } from '../files/describe-conflict.ts';
import { onboardingBranch } from '../plan/pull-request.ts';
import type { OnboardingPlan, RepositoryState } from '../plan/types.ts';
import type { DoctorFinding } from './doctor-finding.ts';

type FileInState = { readonly path: string; readonly state: FileState['state'] };

export function changedFiles(
  files: readonly FileInState[],
): Pick<DoctorFinding, 'weight' | 'what'> {
  const whys: Partial<Record<FileState['state'], string>> = {
    absent: 'missing',
    leftover: 'no longer needed',
  };
  const names = files.map(({ path, state }) => `${path} (${whys[state] ?? 'out of date'})`);
  // Deployments still succeed without the rollback.
  const isBroken = files.some(({ path, state }) => state === 'absent' && path !== rollbackPath);
  return { weight: isBroken ? 'broken' : 'risk', what: `Not up to date: ${names.join(', ')}.` };
}

export function fileFindings(
  state: Pick<RepositoryState, 'files' | 'pulls' | 'rivals'>,
  plan: OnboardingPlan,
): DoctorFinding[] {
  const { files, pulls, rivals } = state;
  const waiting = compact(
    files.map(({ path, state }) => 'content' in state && { path, state: state.state }),
  );
  const isPlanned = plan.steps.some((step) => step.kind === 'pull-request');
  return compact([
    !(waiting.length === 0 || isPlanned) && { ...changedFiles(waiting), ...whyWaiting(pulls) },
    ...files.flatMap((file) => leftAlone(file.path, file.state)),
    ...rivals.map(rivalFinding),
  ]);
}

function rivalFinding({ path, how }: RepositoryState['rivals'][number]): DoctorFinding {
  // Azure's action and command take a stored token; site-deploy logs in without one.
  const token = { why: '', remedy: '' };
  if (/static-web-apps-deploy@|^run:/i.test(how)) {
    token.why = ' It uses a stored token.';
    token.remedy = ', and then the secret with its token';
  }
  return {
    weight: 'broken',
    what: `${path} also deploys the site (${how}).`,
    why: `The run that ends last goes live, and its deployment is not checked.${token.why}`,
    remedy:
      `Remove ${path}${token.remedy}. If it deploys something else, add the comment ` +
      '"# site-deploy: deploys elsewhere" to it.',
  };
}

function whyWaiting(pulls: RepositoryState['pulls']): Pick<DoctorFinding, 'why' | 'remedy'> {
  const open = pulls.find((pull) => pull.state === 'open');
  if (open)
    return {
      why:
        'Runs use the files of the default branch, and the pull request with the changes is ' +
        'not merged.',
      remedy: `Merge ${open.url || `pull request #${open.number}`}.`,
    };
  if (pulls[0]?.state === 'closed')
    return {
      why: `Pull request #${pulls[0].number} was closed without merging, which counts as declined.`,
      remedy: 'Run site-deploy onboard --apply --force to open a new one.',
    };
  return {
    why: `The branch ${onboardingBranch} has commits by others, so it is left alone.`,
    remedy: 'Merge or remove the branch, or run site-deploy onboard --apply --force to rewrite it.',
  };
}

function leftAlone(path: string, state: FileState): DoctorFinding[] {
  if (state.state === 'foreign')
    return [
      {
        weight: 'risk',
        what: `${path} is left alone: ${state.reason}.`,
        why: 'It gets no updates, and might not deploy the site.',
        remedy:
          'Compare it with the output of site-deploy onboard --render. To use that instead, ' +
          `remove ${path} and run site-deploy onboard --apply.`,
      },
    ];
  if (state.state === 'conflict') return [conflictFinding(path, state)];
  return [];
}

const keeps = { mine: 'keep your lines', theirs: "take the template's lines" };

function conflictFinding(
  path: string,
  state: Extract<FileState, { state: 'conflict' }>,
): DoctorFinding {
  const { conflicts, change, sides } = state;
  const [side] = sides;
  const faults = compact(conflicts.map((one) => 'reason' in one && one.reason));
  const lines = conflicts.map((conflict) => conflict.line).filter((line) => line !== undefined);
  const lineSuffix =
    lines.length === 0 ? '' : ` (${lines.length > 1 ? 'lines' : 'line'} ${lines.join(', ')})`;
  return {
    weight: 'risk',
    what: `${path} is left alone${lineSuffix}: ${faults[0] ?? `${whyConflict(conflicts)}.`}`,
    why: 'It stays as it is until that is decided.',
    remedy: side
      ? `Run ${acceptCommand(side, path, change.to)} to ${keeps[side]}. ` +
        '--dry-run shows each conflict.'
      : "Correct your lines; site-deploy onboard --dry-run shows them next to the template's. " +
        "If you remove the file, --apply writes the template's version.",
  };
}

import { parseSiteConfig } from '../../../config/parse.ts';
import { compact } from '../../../shared/compact.ts';
import type { WorkflowInputs } from '../../../workflows/inputs.ts';
import { getSigner } from '../../../workflows/render/render.ts';
import type { SiteRecord } from '../../../workflows/render/render-options.ts';
import { acceptCommand, type FileState, whyConflict } from '../files/compare-file.ts';
import {
  broken,
  changedFiles,
  type DoctorFinding,
  type Reason,
  risk,
} from '../plan/doctor-finding.ts';
import { pinnedValues } from '../plan/obstacles.ts';
import { onboardingBranch } from '../plan/pull-request.ts';
import type { OnboardingPlan, RepositoryState } from '../plan/types.ts';

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
    waiting.length > 0 && !isPlanned && changedFiles(waiting, whyWaiting(pulls)),
    ...files.map((file) => leftAlone(file.path, file.state)),
    ...rivals.map(rivalFinding),
  ]);
}

function rivalFinding({ path, how }: RepositoryState['rivals'][number]): DoctorFinding {
  // Unlike site-deploy, Azure's action and command use a stored token.
  const token = { why: '', remedy: '' };
  if (/static-web-apps-deploy@|^run:/i.test(how)) {
    token.why = ' It uses a stored token.';
    token.remedy = ', and then the secret with its token';
  }
  return broken(
    `${path} also deploys the site (${how}).`,
    `The run that ends last goes live, and its deployment is not checked.${token.why}`,
    `Remove ${path}${token.remedy}. If it deploys something else, add the comment ` +
      '"# site-deploy: deploys elsewhere" to it.',
  );
}

function whyWaiting(pulls: RepositoryState['pulls']): Reason {
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

const keeps = { mine: 'keep your lines', theirs: "take the template's lines" };

function leftAlone(path: string, state: FileState): DoctorFinding | undefined {
  if (state.state === 'foreign')
    return risk(
      `${path} is left alone: ${state.reason}.`,
      'It gets no updates, and might not deploy the site.',
      'Compare it with the output of site-deploy render --into out. To use that instead, ' +
        `remove ${path} and run site-deploy onboard --apply.`,
    );
  if (state.state === 'customised' && state.fault)
    return broken(
      `${compact([path, ...state.fault.lines.slice(0, 1)]).join(':')}: ${state.fault.reason}`,
      'An edit of the file causes it: GitHub refuses the workflow, or its runs fail.',
      'Correct the line. If you remove the file, site-deploy onboard --apply writes it again.',
    );
  if (state.state !== 'conflict') return undefined;
  const { conflicts, change, sides } = state;
  const [side] = sides;
  const [fault] = compact(conflicts.map((one) => 'reason' in one && one.reason));
  const lines = compact(conflicts.map((conflict) => conflict.line));
  const noun = lines.length > 1 ? 'lines' : 'line';
  const location = lines.length > 0 ? ` (${noun} ${lines.join(', ')})` : '';
  let remedy =
    "Correct your lines; site-deploy onboard --dry-run shows them next to the template's. " +
    "If you remove the file, --apply writes the template's version.";
  if (side)
    remedy =
      `Run ${acceptCommand(side, path, change.to)} to ${keeps[side]}. ` +
      '--dry-run shows each conflict.';
  return risk(
    `${path} is left alone${location}: ${fault ?? `${whyConflict(conflicts)}.`}`,
    'It stays unchanged until you decide.',
    remedy,
  );
}

/**
 * Reports a site config that names a different site, portal or application than the portal, or a
 * different signer of its builds. The rest of the file is up to its owners.
 */
export function configFindings(
  record: SiteRecord,
  inputs: WorkflowInputs,
  text: string | undefined,
  file: string,
): DoctorFinding[] {
  if (text === undefined) return [];
  const config = parseSiteConfig(text, file);
  const pairs = [
    ['site.slug', config.site.slug, record.slug],
    ['site.id', config.site.id, record.id],
    ...pinnedValues(record, config),
  ] as const;
  const findings = pairs
    .filter(([, found, expected]) => found !== expected)
    .map(([key, found, expected]) =>
      broken(
        `${file} has ${key}: ${found}; the portal has ${expected}.`,
        'The run would log in or deploy as another site.',
        `Correct ${key} in ${file}.`,
      ),
    );
  const { attestation, signer } = config.build;
  const called = getSigner(inputs);
  if (!called || attestation !== 'required') return findings;
  const remedy = `Set build.signer in ${file} to ${called}.`;
  if (!signer) {
    const what = `${file} does not name the workflow whose attestations count.`;
    findings.push(risk(what, 'Any workflow of this repository can attest a package.', remedy));
  } else if (signer.split('@')[0]?.toLowerCase() !== called.toLowerCase()) {
    const what = `${file} has build.signer: ${signer}, but ${called} signs the builds.`;
    findings.push(broken(what, 'The deploy job refuses every package.', remedy));
  }
  return findings;
}

import { parseSiteConfig } from '../../../config/parse.ts';
import { compact } from '../../../shared/compact.ts';
import type { WorkflowInputs } from '../../../workflows/inputs.ts';
import { getSigner, rollbackPath } from '../../../workflows/render/render.ts';
import type { SiteRecord } from '../../../workflows/render/render-options.ts';
import { acceptCommand, type FileState, whyConflict } from '../files/compare-file.ts';
import { pinnedValues } from '../plan/obstacles.ts';
import { onboardingBranch } from '../plan/pull-request.ts';
import type { OnboardingPlan, RepositoryState, RepositoryStep, StepOf } from '../plan/types.ts';

export interface DoctorFinding {
  /** `risk`: deployments succeed, but something is less safe or complete than it should be. */
  readonly weight: 'broken' | 'risk';
  readonly what: string;
  readonly why: string;
  readonly remedy: string;
}

export const broken = (what: string, why: string, remedy: string): DoctorFinding => {
  return { weight: 'broken', what, why, remedy };
};
export const risk = (what: string, why: string, remedy: string): DoctorFinding => {
  return { weight: 'risk', what, why, remedy };
};

type FileInState = { readonly path: string; readonly state: FileState['state'] };
type Reason = Pick<DoctorFinding, 'why' | 'remedy'>;

export function changedFiles(files: readonly FileInState[], reason: Reason): DoctorFinding {
  const whys: Partial<Record<FileState['state'], string>> = {
    absent: 'missing',
    leftover: 'no longer needed',
  };
  const names = files.map(({ path, state }) => `${path} (${whys[state] ?? 'out of date'})`);
  // Deployments also work without the rollback workflow.
  const isBroken = files.some(({ path, state }) => state === 'absent' && path !== rollbackPath);
  const weight = isBroken ? 'broken' : 'risk';
  return { weight, what: `Not up to date: ${names.join(', ')}.`, ...reason };
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
    waiting.length > 0 && !isPlanned && changedFiles(waiting, whyWaiting(pulls)),
    ...files.map((file) => leftAlone(file.path, file.state)),
    ...rivals.map(rivalFinding),
  ]);
}

function rivalFinding({ path, how }: RepositoryState['rivals'][number]): DoctorFinding {
  // Azure's action and command use a stored token. site-deploy logs in without one.
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

const apply = 'Run site-deploy onboard --apply to correct it.';

export function stepFindings(step: RepositoryStep, current: RepositoryState): DoctorFinding[] {
  if (step.kind !== 'environment') return [stepFinding(step, current)];
  const { name, reasons, kept } = step;
  if (!kept) {
    const why = reasons.map((reason) => reason.why).join(' ');
    return [risk(`The environment ${name} does not exist.`, why, apply)];
  }
  return reasons.map(({ found, why }) => risk(`The environment ${name} ${found}.`, why, apply));
}

function stepFinding(
  step: Exclude<RepositoryStep, StepOf<'environment'>>,
  current: RepositoryState,
): DoctorFinding {
  switch (step.kind) {
    case 'credential': {
      const { credential, replaces } = step;
      const { subject } = credential;
      const nearly = current.credentials?.find(
        (one) => one.subject !== subject && one.subject.toLowerCase() === subject.toLowerCase(),
      );
      const stale = replaces ?? nearly;
      let what = `No federated credential has the subject ${subject}.`;
      if (stale)
        what =
          `The federated credential ${stale.name} has the subject ${stale.subject}, but runs ` +
          `present ${subject}.`;
      const why =
        'Entra compares subjects exactly, including case: the login fails with AADSTS700213 ' +
        'or AADSTS7002138.';
      return broken(what, why, apply);
    }
    case 'credential-removal':
      return risk(
        `The federated credential ${step.credential.name} is not needed: ${step.reason}.`,
        `Anyone who presents ${step.credential.subject} can still log in.`,
        apply,
      );
    case 'policy':
      return broken(
        `${step.environment} does not let ${step.pattern} deploy.`,
        'GitHub refuses the deploy job of such a branch. In a policy, a wildcard does not ' +
          'match "/".',
        apply,
      );
    case 'variable': {
      const found = JSON.stringify(step.before) ?? 'missing';
      const what = `The variable ${step.name} is ${found}; it should be "${step.value}".`;
      return risk(what, 'Other workflows of the repository read it.', apply);
    }
    case 'webhook':
      return broken(
        `The webhook ${step.url} ${step.changes.join(', ')}.`,
        'Without it, the portal is not notified of issues, pull requests and pushes.',
        apply,
      );
    case 'webhook-removal':
      return risk(
        `The webhook ${step.url} is not needed: ${step.reason}.`,
        'It is still notified of every push, issue and pull request, or events arrive twice.',
        apply,
      );
    case 'pull-request':
      return changedFiles(step.files, {
        why: 'Runs use the files of the default branch.',
        remedy: 'Run site-deploy onboard --apply to open a pull request with them.',
      });
  }
}

/** People own the site config. Only a config that names another site is reported. */
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

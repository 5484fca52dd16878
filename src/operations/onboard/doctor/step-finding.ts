import type { RepositoryState, RepositoryStep } from '../plan/types.ts';
import type { DoctorFinding } from './doctor-finding.ts';
import { changedFiles } from './file-findings.ts';

const apply = 'Run site-deploy onboard --apply to correct it.';

export function stepFinding(step: RepositoryStep, current: RepositoryState): DoctorFinding {
  switch (step.kind) {
    case 'credential': {
      const { credential, replaces } = step;
      const { subject } = credential;
      const nearly = current.credentials?.find(
        (one) => one.subject !== subject && one.subject.toLowerCase() === subject.toLowerCase(),
      );
      const stale = replaces ?? nearly;
      return {
        weight: 'broken',
        what: stale
          ? `The federated credential ${stale.name} has the subject ${stale.subject}, but runs ` +
            `present ${subject}.`
          : `No federated credential has the subject ${subject}.`,
        why:
          'Entra compares subjects exactly, including case: the login fails with AADSTS700213 ' +
          'or AADSTS7002138.',
        remedy: apply,
      };
    }
    case 'credential-removal':
      return {
        weight: 'risk',
        what: `The federated credential ${step.credential.name} is not needed: ${step.reason}.`,
        why: `Anyone who presents ${step.credential.subject} can still log in.`,
        remedy: apply,
      };
    case 'environment':
      return {
        weight: 'risk',
        what: describeEnvironment(step),
        why:
          'The federated credential trusts the environment; only its branch policy keeps ' +
          'other branches out.',
        remedy: apply,
      };
    case 'policy':
      return {
        weight: 'broken',
        what: `${step.environment} does not let ${step.pattern} deploy.`,
        why:
          'GitHub refuses the deploy job of such a branch. In a policy, a wildcard does not ' +
          'match "/".',
        remedy: apply,
      };
    case 'variable':
      return {
        weight: 'risk',
        what: describeVariable(step),
        why: 'Other workflows of the repository read it.',
        remedy: apply,
      };
    case 'webhook':
      return {
        weight: 'broken',
        what: `The webhook ${step.url} ${step.changes.join(', ')}.`,
        why: 'Without it, the portal is not notified of issues, pull requests and pushes.',
        remedy: apply,
      };
    case 'webhook-removal':
      return {
        weight: 'risk',
        what: `The webhook ${step.url} is not needed: ${step.reason}.`,
        why: 'It still hears of every push, issue and pull request, or events arrive twice.',
        remedy: apply,
      };
    case 'pull-request':
      return {
        ...changedFiles(step.files),
        why: 'Runs use the files of the default branch.',
        remedy: 'Run site-deploy onboard --apply to open a pull request with them.',
      };
  }
}

function describeVariable(step: Extract<RepositoryStep, { kind: 'variable' }>): string {
  const { name, before, value } = step;
  const found = before === undefined ? 'missing' : `"${before}"`;
  return `The variable ${name} is ${found}; it should be "${value}".`;
}

function describeEnvironment(step: Extract<RepositoryStep, { kind: 'environment' }>): string {
  if (!step.kept) return `The environment ${step.name} does not exist.`;
  const branches = step.kept.branches === 'all' ? 'every branch' : 'protected branches only';
  return `The environment ${step.name} can be used by ${branches}.`;
}

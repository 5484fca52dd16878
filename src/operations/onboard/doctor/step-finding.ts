import type { RepositoryState, RepositoryStep } from '../plan/types.ts';
import type { DoctorFinding } from './doctor-finding.ts';
import { changedFiles } from './file-findings.ts';

const apply = 'site-deploy onboard --apply corrects it.';

/** The finding for a step of the plan that hasn't been applied. */
export function stepFinding(step: RepositoryStep, current: RepositoryState): DoctorFinding {
  switch (step.kind) {
    case 'credential': {
      const { credential, replaces } = step;
      const nearly = current.credentials?.find(
        ({ subject }) =>
          subject.toLowerCase() === credential.subject.toLowerCase() &&
          subject !== credential.subject,
      );
      const stale = replaces ?? nearly;
      return {
        weight: 'broken',
        what: stale
          ? `The federated credential ${stale.name} has the subject ${stale.subject}, and runs present ` +
            `${credential.subject}.`
          : `No federated credential has the subject ${credential.subject}.`,
        why:
          'Entra compares subjects exactly, letter case included: the login fails with AADSTS700213 or ' +
          'AADSTS7002138.',
        remedy: apply,
      };
    }
    case 'credential-removal':
      return {
        weight: 'risk',
        what: `The federated credential ${step.credential.name} is not needed: ${step.reason}.`,
        why: `Whoever presents ${step.credential.subject} is still let in.`,
        remedy: apply,
      };
    case 'environment':
      return {
        weight: 'risk',
        what: step.kept
          ? `The environment ${step.name} may be used by ` +
            `${step.kept.branches === 'all' ? 'every branch' : 'protected branches only'}.`
          : `The environment ${step.name} does not exist.`,
        why: 'The federated credential trusts the environment: its branch policy is what keeps other branches out.',
        remedy: apply,
      };
    case 'policy':
      return {
        weight: 'broken',
        what: `${step.environment} does not let ${step.pattern} deploy.`,
        why: 'GitHub refuses the deploy job of such a branch. In a policy a wildcard does not cross "/".',
        remedy: apply,
      };
    case 'variable':
      return {
        weight: 'risk',
        what:
          `The variable ${step.name} is ${step.before === undefined ? 'missing' : `"${step.before}"`}; it ` +
          `should be "${step.value}".`,
        why: 'Other workflows of the repository read it.',
        remedy: apply,
      };
    case 'webhook':
      return {
        weight: 'broken',
        what: `The webhook ${step.url} ${step.changes.join(', ')}.`,
        why: 'Without it the portal does not hear of issues, pull requests and pushes.',
        remedy: apply,
      };
    case 'pull-request':
      return {
        ...changedFiles(step.files),
        why: 'The files of the default branch are what runs.',
        remedy: 'site-deploy onboard --apply opens a pull request with them.',
      };
  }
}

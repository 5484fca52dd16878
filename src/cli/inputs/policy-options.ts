import { InvalidArgumentError } from 'commander';
import { policyNames } from '../../operations/onboard/plan/environment-policies.ts';
import { repositoryPolicyNames } from '../../operations/onboard/plan/repository-policies.ts';

const names = [...policyNames, ...repositoryPolicyNames];

/**
 * Policies aren't stored in the repository, so commands that check them need these options, too.
 */
export const policies = {
  '--policy <name>': {
    about: `also require this policy (${names.join(', ')})`,
    parse: policyFrom,
  },
};

function policyFrom(name: string, before: readonly string[] = []) {
  if (names.includes(name)) return [...before, name];
  throw new InvalidArgumentError(`Expected ${names.join(' or ')}.`);
}

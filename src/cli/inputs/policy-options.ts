import { InvalidArgumentError } from 'commander';
import { policyNames } from '../../operations/onboard/plan/environment-policies.ts';

/** Options for policies. They aren't stored in the repository, so checks need the same options. */
export const policies = {
  '--policy <name>': {
    about: `also require this environment policy (${policyNames.join(', ')})`,
    parse: policyFrom,
  },
};

function policyFrom(name: string, before: readonly string[] = []) {
  if (policyNames.includes(name)) return [...before, name];
  throw new InvalidArgumentError(`Expected ${policyNames.join(' or ')}.`);
}

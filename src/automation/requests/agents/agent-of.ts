import type { DevelopmentRequest } from '../../../contracts/portal/development-request.ts';
import type { RequestWorld } from '../world.ts';
import type { Agent } from './agent.ts';
import { assigneeAgent } from './assignee.ts';
import { workflowAgent } from './workflow.ts';

/** What the portal shows of a request that people implement. */
export const people = 'a person';

/** Automation potentials of requests that an agent is given. The analysis or an administrator has said so. */
const forAgents = ['high', 'medium'];

/**
 * Who implements a request: whoever was set to it when it began, else whom the policy names.
 * @returns `undefined`: people do
 */
export function agentOf(world: RequestWorld, { agent, automationPotential }: DevelopmentRequest): Agent | undefined {
  const { by, assignee, workflow } = world.config.automation.requests;
  const [, kind, name] = /^(assignee|workflow) (.+)$/.exec(agent ?? '') ?? [];
  // Words that somebody else has written there mean a person.
  if (agent !== undefined && !kind) return undefined;
  if (!kind && !forAgents.includes(automationPotential ?? '')) return undefined;
  switch (kind ?? by) {
    case 'assignee':
      return assigneeAgent(name ?? assignee, world);
    case 'workflow':
      return workflowAgent(name ?? workflow, world);
    default:
      return undefined;
  }
}

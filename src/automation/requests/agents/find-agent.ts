import type { DevelopmentRequest } from '../../../contracts/portal/development-request.ts';
import type { RequestsContext } from '../context.ts';
import type { Agent } from './agent.ts';
import { assigneeAgent } from './assignee.ts';
import { workflowAgent } from './workflow.ts';

/** In the portal, for a request that people implement. */
export const people = 'a person';

/** Potentials, by the analysis or an administrator, that give a request to an agent. */
const forAgents = ['high', 'medium'];

/**
 * The agent assigned when the request started, else the policy's.
 * @returns `undefined` if people implement it
 */
export function findAgent(
  context: RequestsContext,
  developmentRequest: DevelopmentRequest,
): Agent | undefined {
  const { by, assignee, workflow } = context.config.automation.requests;
  const [, kind, name] = /^(assignee|workflow) (.+)$/.exec(developmentRequest.agent ?? '') ?? [];
  // An unknown agent name stands for a person.
  if (developmentRequest.agent && !kind) return undefined;
  if (!kind && !forAgents.includes(developmentRequest.automationPotential ?? '')) return undefined;
  switch (kind ?? by) {
    case 'assignee':
      return assigneeAgent(name ?? assignee, context);
    case 'workflow':
      return workflowAgent(name ?? workflow, context);
    default:
      return undefined;
  }
}

import type { WorkflowInputs } from '../inputs.ts';
import { releaseWorkflow, textsWorkflow } from './automations/automations.ts';
import { agentWorkflow, requestsWorkflow } from './automations/requests.ts';
import { closeWorkflow } from './v1/close.ts';
import { deployWorkflow } from './v1/deploy.ts';
import { reusableWorkflow } from './v1/reusable.ts';
import { deployWorkflow as secondDeployWorkflow } from './v2/deploy.ts';
import { reusableWorkflow as secondReusableWorkflow } from './v2/reusable.ts';
import { rollbackWorkflow } from './v2/rollback.ts';
import { closeWorkflow as secondCloseWorkflow } from './v3/close.ts';
import { deployWorkflow as thirdDeployWorkflow } from './v3/deploy.ts';
import { reusableWorkflow as thirdReusableWorkflow } from './v3/reusable.ts';
import { rollbackWorkflow as secondRollbackWorkflow } from './v3/rollback.ts';

export type TemplateName =
  | 'deploy'
  | 'rollback'
  | 'close-preview'
  | 'reusable'
  | 'agent'
  | AutomationName;

/** Automations other than deployments; each has a separate workflow. */
export const automationNames = ['release', 'requests', 'texts'] as const;
export type AutomationName = (typeof automationNames)[number];

/** Renders a workflow from its inputs, without the header. */
export type Template = (inputs: WorkflowInputs) => string;

/**
 * The versions of every template, from 1. A published version is never changed or removed: updates
 * merge against it.
 */
export type Templates = Readonly<Record<TemplateName, readonly Template[]>>;

export const templates: Templates = {
  deploy: [deployWorkflow, secondDeployWorkflow, thirdDeployWorkflow],
  rollback: [rollbackWorkflow, secondRollbackWorkflow],
  'close-preview': [closeWorkflow, secondCloseWorkflow],
  reusable: [reusableWorkflow, secondReusableWorkflow, thirdReusableWorkflow],
  release: [releaseWorkflow],
  texts: [textsWorkflow],
  requests: [requestsWorkflow],
  agent: [agentWorkflow],
};

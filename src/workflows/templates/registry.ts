import type { WorkflowInputs } from '../inputs.ts';
import {
  agentWorkflow,
  releaseWorkflow,
  requestsWorkflow,
  textsWorkflow,
} from './automations/automations.ts';
import { closeWorkflow } from './close.ts';
import { deployWorkflow, rollbackWorkflow } from './deploy.ts';
import { reusableWorkflow } from './reusable.ts';

export type TemplateName =
  | 'deploy'
  | 'rollback'
  | 'close-preview'
  | 'reusable'
  | 'agent'
  | AutomationName;

export const automationNames = ['release', 'requests', 'texts'] as const;
export type AutomationName = (typeof automationNames)[number];

export type Template = (inputs: WorkflowInputs) => string;

export type Templates = Readonly<Record<TemplateName, readonly Template[]>>;

export const templates: Templates = {
  deploy: [deployWorkflow],
  rollback: [rollbackWorkflow],
  'close-preview': [closeWorkflow],
  reusable: [reusableWorkflow],
  release: [releaseWorkflow],
  texts: [textsWorkflow],
  requests: [requestsWorkflow],
  agent: [agentWorkflow],
};

import type { WorkflowInputs } from '../inputs.ts';
import { agentWorkflow, requestsWorkflow } from './stories/requests.ts';
import { releaseWorkflow, textsWorkflow } from './stories/stories.ts';
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

export type TemplateName = 'deploy' | 'rollback' | 'close-preview' | 'reusable' | 'agent' | StoryName;

/** Stories that are no deployments; each has a workflow of its own. */
export const storyNames = ['release', 'requests', 'texts'] as const;
export type StoryName = (typeof storyNames)[number];

/** What a workflow looks like for its inputs; the header is put before it. */
export type Template = (inputs: WorkflowInputs) => string;

/**
 * The versions of every template, from 1. One that was published is never changed and never removed: upgrades start
 * from it.
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

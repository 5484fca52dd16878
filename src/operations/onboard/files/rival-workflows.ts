import type { CommitFiles } from '../../../clients/github/tree.ts';
import { compact } from '../../../shared/compact.ts';
import {
  partsOfWorkflow,
  type WorkflowPart,
  workflowPaths,
} from '../../../workflows/deploy-workflow.ts';
import { splitHeader } from '../../../workflows/header.ts';

export interface RivalWorkflow {
  readonly path: string;
  readonly how: string;
}

const elsewhere = /^[ \t]*#[ \t]*site-deploy: deploys elsewhere\b/m;
const maxFiles = 30;

export async function readRivalWorkflows(
  files: CommitFiles,
  ours: readonly string[],
  deploying: readonly string[],
): Promise<RivalWorkflow[]> {
  const candidates = workflowPaths(files).filter((path) => !ours.includes(path));
  const found = await Promise.all(
    candidates.slice(0, maxFiles).map(async (path) => {
      const how = howItDeploys((await files.read(path)) ?? '', deploying);
      return how !== undefined && { path, how };
    }),
  );
  return compact(found);
}

export function howItDeploys(text: string, deploying: readonly string[]): string | undefined {
  if (elsewhere.test(text)) return undefined;
  const { header } = splitHeader(text);
  if (header && header.template !== 'deploy') return undefined;
  const lines = partsOfWorkflow(text).map((part) =>
    part.key === 'uses' ? deployingAction(part, deploying) : deployingCommand(part.text),
  );
  return lines.find(Boolean);
}

function deployingAction(part: WorkflowPart, deploying: readonly string[]): string | undefined {
  const { text, inputs } = part;
  const name = (text.split('@')[0] ?? '').toLowerCase();
  if (name === 'azure/static-web-apps-deploy') {
    if (inputs.action === 'close') return undefined;
    return `uses: ${text}`;
  }
  if (!deploying.some((file) => file.toLowerCase() === name)) return undefined;
  const { mode = 'all' } = inputs;
  if (mode === 'all' || mode === 'deploy') return `uses: ${text}`;
  return undefined;
}

function deployingCommand(script: string): string | undefined {
  const command = /(^|[\s;&|/])(swa|static-web-apps-cli(@[\w.^~-]+)?)\s+deploy\b/;
  const lines = script.split('\n').map((text) => text.trim());
  const line = lines.find((text) => !text.startsWith('#') && command.test(text));
  if (line === undefined || /--dry-run\b/.test(line)) return undefined;
  return `run: ${line.slice(0, 80)}`;
}

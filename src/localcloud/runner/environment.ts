import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { JobFiles } from './file-commands.ts';

/** Returns the variables that the runner itself adds to those of the `github` context. */
export function runnerVariables(files: JobFiles, workspace: string): Record<string, string> {
  const host = 'https://pipelinesghubeus1.actions.githubusercontent.com';
  return {
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_PATH: files.event,
    GITHUB_WORKSPACE: workspace,
    ...files.commands,
    ACTIONS_RUNTIME_URL: `${host}/runtime/`,
    ACTIONS_RESULTS_URL: 'https://results-receiver.actions.githubusercontent.com/',
    ACTIONS_CACHE_SERVICE_V2: 'True',
    ACTIONS_CACHE_URL: `${host}/cache/`,
    ACTIONS_ORCHESTRATION_ID: `${randomUUID()}.deploy.__default`,
    RUNNER_ARCH: process.arch === 'arm64' ? 'ARM64' : 'X64',
    RUNNER_ENVIRONMENT: 'github-hosted',
    RUNNER_NAME: 'local',
    RUNNER_OS: { darwin: 'macOS', win32: 'Windows' }[process.platform as string] ?? 'Linux',
    RUNNER_TEMP: files.temp,
    RUNNER_TOOL_CACHE: files.toolCache,
    RUNNER_TRACKING_ID: `github_${randomUUID()}`,
    RUNNER_WORKSPACE: path.dirname(workspace),
  };
}

export function toInputVariables(inputs: Readonly<Record<string, string>>) {
  const toName = (name: string) => `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
  return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [toName(name), value]));
}

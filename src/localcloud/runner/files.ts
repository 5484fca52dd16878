import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

export interface JobFiles {
  readonly root: string;
  readonly home: string;
  readonly temp: string;
  readonly toolCache: string;
  readonly event: string;
  readonly commands: Readonly<Record<CommandFile, string>>;
}

export type CommandFile =
  | 'GITHUB_OUTPUT'
  | 'GITHUB_ENV'
  | 'GITHUB_PATH'
  | 'GITHUB_STATE'
  | 'GITHUB_STEP_SUMMARY';

export async function createJobFiles(eventPayload: object): Promise<JobFiles> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'site-deploy-runner-'));
  const at = (name: string) => path.join(root, name);
  const commandsFolder = at('file_commands');
  const commandAt = (name: string) => path.join(commandsFolder, name);
  const files: JobFiles = {
    root,
    home: at('home'),
    temp: at('temp'),
    toolCache: at('toolcache'),
    event: path.join(root, 'workflow', 'event.json'),
    commands: {
      GITHUB_OUTPUT: commandAt('set_output'),
      GITHUB_ENV: commandAt('set_env'),
      GITHUB_PATH: commandAt('add_path'),
      GITHUB_STATE: commandAt('save_state'),
      GITHUB_STEP_SUMMARY: commandAt('step_summary'),
    },
  };
  await Promise.all(
    [files.home, files.temp, files.toolCache, commandsFolder, path.dirname(files.event)].map(
      (dir) => mkdir(dir),
    ),
  );
  await resetCommandFiles(files);
  await writeFile(files.event, JSON.stringify(eventPayload, null, 2));
  return files;
}

export async function resetCommandFiles(files: JobFiles): Promise<void> {
  await Promise.all(Object.values(files.commands).map((file) => writeFile(file, '')));
}

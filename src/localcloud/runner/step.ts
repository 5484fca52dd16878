import { RunnerRefusal } from './command.ts';
import { CommandManager } from './command-manager.ts';
import { createMasks, type Masks } from './masks.ts';
import { createMatchers, type InstalledMatchers } from './matchers.ts';
import { createStepLog } from './step-log.ts';

export type Step = ReturnType<typeof createStep>;

export interface StepOptions {
  readonly workspace?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly masks?: Masks;
  readonly matchers?: InstalledMatchers;
  readonly onEntry?: (entry: string) => void;
}

export function createStep(options: StepOptions = {}) {
  const { workspace = '/', env = {}, masks = createMasks() } = options;
  const { matchers = createMatchers(workspace), onEntry = () => undefined } = options;
  const log = createStepLog(masks, env.RUNNER_DEBUG === '1', onEntry);
  const commands = new CommandManager({ log, matchers, workspace, env });
  let isAbandoned = false;
  return {
    log,
    commands,
    read(line: string): string | undefined {
      if (isAbandoned) return undefined;
      try {
        const obeyed = commands.obey(line);
        if (obeyed !== undefined) return obeyed;
      } catch (error) {
        if (!(error instanceof RunnerRefusal)) throw error;
        isAbandoned = true;
        log.fail(error.message);
        return undefined;
      }
      const text = line.replaceAll(/##\[(start|end)-action/g, '##[\\$1-action');
      const problem = matchers.match(text);
      if (!problem) log.output(text);
      else log.annotate(problem.level, problem.message, problem.range, text);
      return undefined;
    },
  };
}

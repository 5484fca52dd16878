import { Argument, type Command } from 'commander';
import type { Execute } from '../context.ts';
import { addHelpSections } from '../terminal/help.ts';

export function addCompletionCommand(program: Command, execute: Execute): void {
  const completion = program
    .command('completion')
    .description('Print a shell completion script for commands and options.')
    .addArgument(new Argument('<shell>', 'the shell').choices(['bash', 'zsh', 'fish']))
    .action(async (shell: 'bash' | 'zsh' | 'fish') => {
      const { completionScript } = await import('./completion.ts');
      await execute(async (context) => {
        context.stdout.write(completionScript(shell, program));
        return 0;
      }, true);
    });
  addHelpSections(completion, {
    notes: ["In the shell's startup file, or for one session:"],
    examples: [
      'source <(site-deploy completion bash)',
      'source <(site-deploy completion zsh)',
      'site-deploy completion fish | source',
    ],
  });
}

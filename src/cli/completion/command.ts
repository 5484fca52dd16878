import { Argument, type Command } from 'commander';
import type { Execute } from '../context.ts';
import { addHelpSections } from '../terminal/help.ts';

/** `site-deploy completion`. Its implementation is loaded on demand. */
export function addCompletionCommand(program: Command, execute: Execute): void {
  const completion = program
    .command('completion')
    .description('Print a script by which a shell completes commands and options.')
    .addArgument(new Argument('<shell>', 'the shell').choices(['bash', 'zsh', 'fish']))
    .action(async (shell: 'bash' | 'zsh' | 'fish') => {
      const { completionScript } = await import('./completion.ts');
      await execute(async (context) => {
        context.stdout.write(completionScript(shell, program));
        return 0;
      }, true);
    });
  addHelpSections(completion, {
    notes: ['In the start-up file of the shell, or for one session:'],
    examples: [
      'source <(site-deploy completion bash)',
      'source <(site-deploy completion zsh)',
      'site-deploy completion fish | source',
    ],
  });
}

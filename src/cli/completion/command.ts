import { define } from '../definition.ts';

export const completionCommand = define({
  name: 'completion',
  about: 'Print a shell completion script for commands and options.',
  arguments: { '<shell>': { about: 'the shell', choices: ['bash', 'zsh', 'fish'] } },
  isData: true,
  async load({ parent }) {
    const { completionScript } = await import('./completion.ts');
    return async ({ shell }, { stdout }) => {
      if (parent) stdout.write(completionScript(shell, parent));
      return 0;
    };
  },
  notes: ["In the shell's startup file, or for one session:"],
  examples: [
    'source <(site-deploy completion bash)',
    'source <(site-deploy completion zsh)',
    'site-deploy completion fish | source',
  ],
});

import { Argument, type Command } from 'commander';
import type { Execute } from '../../context.ts';
import { addHelpSections } from '../../terminal/help.ts';
import { runtimeLeaf, siteLeaf } from '../options.ts';

/** `portal text …`. */
export function addTextCommands(portal: Command, execute: Execute): void {
  const text = addHelpSections(
    portal.command('text').description('View and override the texts of a site.'),
    {
      examples: ['site-deploy portal text set home.hero.title "Wood that lasts"'],
    },
  );

  runtimeLeaf(
    text,
    'page',
    'Show the texts displayed on a page.',
    'text page home --host www.acme.example',
  )
    .argument('<page>', 'slug of the page')
    .action(async (page: string, options) =>
      (await import('../text.ts')).showPageText(execute, page, options),
    );

  siteLeaf(
    text,
    'list',
    'List the text keys of a site with their overrides.',
    'text list --overridden',
  )
    .option('--page <slug>', 'only texts of this page')
    .option('--overridden', 'only texts with an override')
    .action(async (options) => (await import('../text.ts')).showTexts(execute, options));

  siteLeaf(text, 'set', 'Override the text of a key.', 'text set home.hero.title "Wood that lasts"')
    .argument('<key>', 'page.section.element')
    .argument('<text>', 'the text')
    .option(
      '--request <id>',
      "attach it to a development request: it goes live with the request's code",
    )
    .action(async (key: string, value: string, options) =>
      (await import('../text.ts')).overrideText(execute, key, value, options),
    );

  siteLeaf(
    text,
    'unset',
    'Remove the override of a key: its default is shown again.',
    'text unset home.hero.title',
  )
    .argument('<key>', 'page.section.element')
    .option('--request <id>', 'override of a development request')
    .action(async (key: string, options) =>
      (await import('../text.ts')).removeText(execute, key, options),
    );

  siteLeaf(
    text,
    'content',
    'Print the content file for the next commit.',
    'text content > content/overrides.json',
  )
    .option('--request <id>', 'include the texts of a development request')
    .action(async (options) => (await import('../text.ts')).showTextContent(execute, options));

  siteLeaf(
    text,
    'commit',
    'Tell the portal which commit contains the content file: its texts then count as committed.',
    'text commit $(git rev-parse HEAD) content/overrides.json',
  )
    .argument('<sha>', 'full commit hash')
    .argument('<file>', 'content file in the commit, JSON or YAML')
    .option('--request <id>', 'development request whose branch contains the commit')
    .action(async (sha: string, file: string, options) =>
      (await import('../text.ts')).commitTexts(execute, sha, file, options),
    );

  siteLeaf(text, 'mode', 'Choose how overrides go live.', 'text mode runtime')
    .addArgument(
      new Argument('<mode>', 'go live with the next deployment, or at once').choices([
        'commit',
        'runtime',
      ]),
    )
    .action(async (mode: 'commit' | 'runtime', options) =>
      (await import('../text.ts')).setTextMode(execute, mode, options),
    );
}

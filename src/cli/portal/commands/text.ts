import { Argument, type Command } from 'commander';
import type { Execute } from '../../context.ts';
import { addHelpSections } from '../../terminal/help.ts';
import { runtimeLeaf, siteLeaf } from '../options.ts';

/** `portal text …`. */
export function addTextCommands(portal: Command, execute: Execute): void {
  const text = addHelpSections(
    portal.command('text').description('Look at the texts of a site and override them.'),
    {
      examples: ['site-deploy portal text set home.hero.title "Wood that lasts"'],
    },
  );

  runtimeLeaf(
    text,
    'page',
    'Show the displayed texts of a page.',
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
    .option('--page <slug>', 'only those of the page')
    .option('--overridden', 'only those with an override')
    .action(async (options) => (await import('../text.ts')).showTexts(execute, options));

  siteLeaf(text, 'set', 'Override the text of a key.', 'text set home.hero.title "Wood that lasts"')
    .argument('<key>', 'page.section.element')
    .argument('<text>', 'the text')
    .option('--request <id>', 'attach it to a development request: it goes live with its code')
    .action(async (key: string, value: string, options) =>
      (await import('../text.ts')).overrideText(execute, key, value, options),
    );

  siteLeaf(
    text,
    'unset',
    'Remove the override of a key: its default shows again.',
    'text unset home.hero.title',
  )
    .argument('<key>', 'page.section.element')
    .option('--request <id>', 'the override of a development request')
    .action(async (key: string, options) =>
      (await import('../text.ts')).removeText(execute, key, options),
    );

  siteLeaf(
    text,
    'content',
    'Print the content file as the next commit is to hold it.',
    'text content > content/overrides.json',
  )
    .option('--request <id>', 'with the texts of a development request')
    .action(async (options) => (await import('../text.ts')).showTextContent(execute, options));

  siteLeaf(
    text,
    'commit',
    'Tell the portal which commit holds the content file: it counts the texts of that file as committed.',
    'text commit $(git rev-parse HEAD) content/overrides.json',
  )
    .argument('<sha>', 'hash of the commit, as a whole')
    .argument('<file>', 'the content file as the commit holds it, JSON or YAML')
    .option('--request <id>', 'the development request whose branch it is on')
    .action(async (sha: string, file: string, options) =>
      (await import('../text.ts')).commitTexts(execute, sha, file, options),
    );

  siteLeaf(text, 'mode', 'Choose how overrides go live.', 'text mode runtime')
    .addArgument(
      new Argument('<mode>', 'with the next deployment, or at once').choices(['commit', 'runtime']),
    )
    .action(async (mode: 'commit' | 'runtime', options) =>
      (await import('../text.ts')).setTextMode(execute, mode, options),
    );
}

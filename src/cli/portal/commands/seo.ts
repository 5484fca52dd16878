import { type Command, Option } from 'commander';
import type { Execute } from '../../context.ts';
import { repeated } from '../../inputs/repeated.ts';
import { siteLeaf } from '../options.ts';

const yesOrNo = ['yes', 'no'];

/** `portal seo` and its subcommands. */
export function addSeoCommands(portal: Command, execute: Execute): void {
  const seo = siteLeaf(
    portal,
    'seo',
    'List the pages with SEO metadata, and the defaults.',
    'seo',
  ).action(async (options) => (await import('../seo.ts')).showSeo(execute, options));

  siteLeaf(seo, 'show', 'Show the SEO metadata of a page.', 'seo show home')
    .argument('<page>', 'slug of the page')
    .action(async (page: string, _, command: Command) =>
      (await import('../seo.ts')).showPageSeo(execute, page, command.optsWithGlobals()),
    );

  siteLeaf(
    seo,
    'set',
    'Change the SEO metadata of a page; other fields stay unchanged.',
    'seo set home --title "Solid oak tables, made by the harbour" --og image=https://acme.example/og.png',
  )
    .argument('<page>', 'slug of the page')
    .option('--title <text>', 'recommended 50 to 60 characters, at most 70')
    .option('--description <text>', 'recommended 150 to 160 characters, at most 320')
    .option('--keywords <list>', 'comma-separated')
    .option('--canonical <url>', 'canonical address')
    .addOption(
      new Option('--index <answer>', 'whether search engines may list the page').choices(yesOrNo),
    )
    .addOption(
      new Option('--follow <answer>', 'whether they may follow its links').choices(yesOrNo),
    )
    .option(
      '--og <name=value>',
      'openGraph field, such as title or image; may be repeated',
      repeated,
    )
    .option(
      '--social <name=value>',
      'social card field, such as card or creator; may be repeated',
      repeated,
    )
    .option('--structured-data <file>', 'file with the JSON-LD')
    .option(
      '--clear <field>',
      'remove a field, such as canonical or openGraph.title; may be repeated',
      repeated,
    )
    .option('--dry-run', 'check and show the result, but send nothing')
    .action(async (page: string, _, command: Command) =>
      (await import('../seo-edit.ts')).editPageSeo(execute, page, command.optsWithGlobals()),
    );

  const defaults = siteLeaf(
    seo,
    'defaults',
    'Show the SEO defaults of a site.',
    'seo defaults',
  ).action(async (_, command: Command) =>
    (await import('../seo.ts')).showSeoDefaults(execute, command.optsWithGlobals()),
  );
  siteLeaf(
    defaults,
    'set',
    'Change the SEO defaults; other fields stay unchanged.',
    'seo defaults set --title-suffix " | Acme" --locale en_GB',
  )
    .option('--title-suffix <text>', 'suffix for titles')
    .option('--description <text>', 'description of pages without one, at most 320 characters')
    .option('--image <url>', 'image of pages without one')
    .option('--social-handle <@name>', 'user name on the social platform')
    .option('--locale <locale>', 'such as en_GB')
    .option('--clear <field>', 'remove a field, such as defaultImage; may be repeated', repeated)
    .action(async (_, command: Command) =>
      (await import('../seo-edit.ts')).editSeoDefaults(execute, command.optsWithGlobals()),
    );

  siteLeaf(seo, 'purge', "Clear the portal's SEO cache for a site.", 'seo purge').action(
    async (_, command: Command) =>
      (await import('../seo.ts')).purgeSeo(execute, command.optsWithGlobals()),
  );
}

import type { CallInput, OperationId, PortalAnswer } from '../../clients/portal/call.ts';
import type { PortalClient } from '../../clients/portal/portal.ts';
import { ChangeFrequency } from '../../contracts/portal/page-update.ts';
import { SiteStatus } from '../../contracts/portal/site.ts';
import type { CommandContext } from '../context.ts';
import type { OptionsOf, Values } from '../definition.ts';
import { repeated, wholeNumberFrom } from '../inputs/option-parsers.ts';
import type { Printer } from '../terminal/printer.ts';
import type { Columns } from '../terminal/table.ts';

export const ofPortal = {
  '--portal <url>':
    'address of the portal; default: PORTAL_URL, then portal.url in site.config.yml',
  '--json': 'print the answer as JSON',
};
const ofHost = {
  '--host <name>': 'host name of the site; default: from site.url in site.config.yml',
};
const token = { '--token-stdin': 'read the token from standard input; default: PORTAL_TOKEN' };
const ofSite = {
  ...token,
  '--site <id>': 'portal id of the site; default: site.id in site.config.yml',
};
export const optionsByScope = { host: ofHost, portal: token, site: ofSite };

export type PortalCommandOptions = OptionsOf<typeof ofPortal & typeof ofHost & typeof ofSite>;

export interface PortalSession extends Printer {
  readonly client: PortalClient;
  readonly context: CommandContext;
  readonly signal: AbortSignal;
  readonly siteId: string;
  readonly host?: string;
}

export interface PortalCommand {
  /** Full name below `portal`, with the parent commands. */
  readonly name: string;
  readonly about: string;
  /** Example for the help: the text after `site-deploy portal`. */
  readonly example?: string;
  readonly arguments?: Values;
  readonly options?: Values;
  /**
   * How the command identifies the site: by its id (`site`, the default), by its host name in the
   * runtime APIs (`host`), or not at all (`portal`).
   */
  readonly scope?: keyof typeof optionsByScope;
}

export interface Format {
  fields(record: object): string[];
  json(value: unknown): string;
  table<Row>(columns: Columns<Row>, rows: readonly Row[]): string[];
}

interface Spoken<Options> {
  readonly siteId: string;
  readonly options: Options;
  readonly sent: { readonly query?: unknown; readonly body?: unknown };
  readonly json: boolean;
}

type Input<Id extends OperationId> = Omit<CallInput<Id>, 'siteId'>;

export interface Call<Id extends OperationId, Options, Item> extends PortalCommand {
  readonly calls: Id;
  /** Converts arguments and options to the operation's input. The site is added automatically. */
  input?(options: Options, session: PortalSession): Input<Id> | Promise<Input<Id>>;
  /** Completes the sentence "Nothing was sent …" in a refusal. Default: `to <site>`. */
  target?(options: Options, siteId: string): string;
  select?(answer: PortalAnswer<Id>, options: Options): PortalAnswer<Id>;
  readonly hidden?: readonly string[];
  rows?(answer: PortalAnswer<Id>): readonly Item[];
  readonly columns?: Columns<Item>;
  readonly none?: string;
  /** Formats the answer. By default, reads print the record's fields and writes print nothing. */
  lines?(answer: PortalAnswer<Id>, format: Format): readonly string[];
  message?(
    answer: PortalAnswer<Id>,
    spoken: Spoken<Options>,
  ): string | readonly string[] | undefined;
}

export const partOptions = {
  '--limit <number>': {
    about: 'number of entries, 1 to 200; default: all',
    parse: wholeNumberFrom(1, 200),
  },
  '--offset <number>': { about: 'number of entries to skip', parse: wholeNumberFrom(0) },
};

export const listOptions = {
  '--search <words>': 'only entries that contain all of these words',
  ...partOptions,
};

const yesOrNo = ['yes', 'no'] as const;
const many = (about: string) => ({ about, parse: repeated });

export const pageSeo = {
  '--title <text>': 'recommended 50 to 60 characters, at most 70',
  '--description <text>': 'recommended 150 to 160 characters, at most 320',
  '--keywords <list>': 'comma-separated',
  '--canonical <url>': 'canonical address',
  '--index <answer>': { about: 'whether search engines may list the page', choices: yesOrNo },
  '--follow <answer>': { about: 'whether they may follow its links', choices: yesOrNo },
  '--og <name=value>': many('openGraph field, such as title or image; may be repeated'),
  '--social <name=value>': many('social card field, such as card or creator; may be repeated'),
  '--structured-data <file>': 'file with the JSON-LD',
  '--clear <field>': many('remove a field, such as canonical or openGraph.title; may be repeated'),
  '--dry-run': 'check and show the result, but send nothing',
} as const;

export type PageSeoOptions = OptionsOf<typeof pageSeo> & { readonly page: string };

export const seoDefaults = {
  '--title-suffix <text>': 'suffix for titles',
  '--description <text>': 'description of pages without one, at most 320 characters',
  '--image <url>': 'image of pages without one',
  '--social-handle <@name>': 'user name on the social platform',
  '--locale <locale>': 'such as en_GB',
  '--clear <field>': many('remove a field, such as defaultImage; may be repeated'),
} as const;

export type SeoDefaultsOptions = OptionsOf<typeof seoDefaults>;

export const sitemapConfig = {
  '--exclude <slugs>': 'pages to leave out, comma-separated',
  '--change-freq <frequency>': {
    about: 'change frequency of all pages',
    choices: ChangeFrequency.options,
  },
  '--priority <page=number>': many('priority of a page, 0 to 1; may be repeated'),
  '--clear <field>': many('remove a field, such as priorities.home; may be repeated'),
} as const;

export type SitemapConfigOptions = OptionsOf<typeof sitemapConfig>;

export const sitemapOptions = {
  '--xml': 'print the XML, which is an index above 50,000 addresses',
  '--part <number>': { about: 'print the XML of a part of the index', parse: wholeNumberFrom(1) },
};

export const siteFilters = {
  '--status <status>': {
    about: 'only sites with this status',
    choices: SiteStatus.options,
  },
  '--company <id>': 'only sites of this company',
  '--limit <number>': {
    about: 'maximum number of sites; default: 50',
    parse: wholeNumberFrom(1),
  },
  '--offset <number>': { about: 'number of sites to skip', parse: wholeNumberFrom(0) },
  '--all': { about: 'all sites, regardless of their number', conflicts: 'offset' },
} as const;

export type SitesOptions = OptionsOf<typeof siteFilters>;

export const siteFields = {
  '--name <text>': 'name',
  '--description <text>': 'description',
  '--url <url>': 'production address',
  '--feature <name=value>': many('switch a feature on or off with true or false; may be repeated'),
} as const;

export type SiteEditOptions = OptionsOf<typeof siteFields>;

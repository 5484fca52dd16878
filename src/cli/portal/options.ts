import type { CallInput, OperationId, PortalAnswer } from '../../clients/portal/call.ts';
import type { PortalClient } from '../../clients/portal/portal.ts';
import type { CommandContext } from '../context.ts';
import type { OptionsOf, Values } from '../definition.ts';
import { wholeNumberFrom } from '../inputs/option-parsers.ts';
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
  /** With the names of its parents below `portal`. */
  readonly name: string;
  readonly about: string;
  /** Follows the name in the example of the help; or the whole example of a group. */
  readonly example?: string;
  readonly arguments?: Values;
  readonly options?: Values;
  /** A site by its id (the default), or by its host name in the public runtime APIs. */
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
  /** Arguments by their names and options to the call's parts, besides the site. */
  input?(options: Options, session: PortalSession): Input<Id> | Promise<Input<Id>>;
  /** The subject of a refusal: nothing was sent … Default: `to <site>`. */
  target?(options: Options, siteId: string): string;
  select?(answer: PortalAnswer<Id>, options: Options): PortalAnswer<Id>;
  readonly hidden?: readonly string[];
  rows?(answer: PortalAnswer<Id>): readonly Item[];
  readonly columns?: Columns<Item>;
  readonly none?: string;
  /** Lines of the answer. Default: the fields of a record that was read; nothing after a write. */
  lines?(answer: PortalAnswer<Id>, format: Format): readonly string[];
  message?(
    answer: PortalAnswer<Id>,
    spoken: Spoken<Options>,
  ): string | readonly string[] | undefined;
}

export interface AnyCall extends Call<OperationId, PortalCommandOptions, unknown> {}

export const listOptions = {
  '--search <words>': 'only entries that contain all of these words',
  '--limit <number>': {
    about: 'number of entries, 1 to 200; default: all',
    parse: wholeNumberFrom(1, 200),
  },
  '--offset <number>': { about: 'number of entries to skip', parse: wholeNumberFrom(0) },
};

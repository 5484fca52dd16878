import type { CallInput, OperationId, PortalAnswer } from '../../clients/portal/call.ts';
import type { PortalClient } from '../../clients/portal/portal.ts';
import type { CommandContext } from '../context.ts';
import type { repeated } from '../inputs/repeated.ts';
import type { Printer } from '../terminal/printer.ts';
import type { Columns } from '../terminal/table.ts';

export interface PortalCommandOptions {
  readonly portal?: string;
  readonly tokenStdin?: boolean;
  readonly json?: boolean;
  readonly site?: string;
  /** The site's host name, for the public runtime APIs. */
  readonly host?: string;
}

export interface PortalSession extends Printer {
  readonly client: PortalClient;
  readonly context: CommandContext;
  readonly signal: AbortSignal;
  /** Empty for a command that isn't about the site of an id. */
  readonly siteId: string;
  /** Absent if neither option nor config specifies it. */
  readonly host?: string;
}

export interface ValueRule {
  readonly about: string;
  readonly choices?: readonly string[];
  readonly conflicts?: string;
  readonly parse?: ((value: string) => number) | typeof repeated;
}

/** Names with placeholders, such as `--title <text>`, and what they are. */
type Values = Readonly<Record<string, string | ValueRule>>;

export interface Format {
  fields(record: object): string[];
  json(value: unknown): string;
  table<Row>(columns: Columns<Row>, rows: readonly Row[]): string[];
}

export interface Spoken<Options> {
  readonly siteId: string;
  readonly options: Options;
  readonly sent: { readonly query?: unknown; readonly body?: unknown };
  readonly json: boolean;
}

export interface Definition {
  /** With the names of its parents, such as `seo defaults set`. */
  readonly name: string;
  readonly about: string;
  /** Follows the name in the example of the help; or the whole example of a group. */
  readonly example?: string;
  readonly arguments?: Values;
  readonly options?: Values;
  /** Default: a site, by its id. `host`: a site by its host name, in the public runtime APIs. */
  readonly scope?: 'host' | 'portal' | 'group';
}

export interface CallDefinition<Id extends OperationId, Options, Item> extends Definition {
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

type Input<Id extends OperationId> = Omit<CallInput<Id>, 'siteId'>;

export interface PortalCommand extends Definition {
  run?(session: PortalSession, options: PortalCommandOptions): Promise<void>;
}

export interface AnyCall extends CallDefinition<OperationId, PortalCommandOptions, unknown> {}

import type { CallInput, OperationId, PortalAnswer } from '../../clients/portal/call.ts';
import type { PortalClient } from '../../clients/portal/portal.ts';
import type { CommandContext } from '../context.ts';
import type { repeated } from '../inputs/repeated.ts';
import type { Printer } from '../terminal/printer.ts';
import type { Columns } from '../terminal/table.ts';

/** Options of every portal command, unvalidated, with its own and its arguments by name. */
export interface PortalCommandOptions {
  /** Address of the portal. */
  readonly portal?: string;
  readonly tokenStdin?: boolean;
  readonly json?: boolean;
  /** The site's id in the portal. */
  readonly site?: string;
  /** The site's host name, for the public runtime APIs. */
  readonly host?: string;
}

/** Context of a portal command. */
export interface PortalSession extends Printer {
  readonly client: PortalClient;
  readonly context: CommandContext;
  readonly signal: AbortSignal;
  /** Empty for a command that isn't about the site of an id. */
  readonly siteId: string;
  /** Absent if neither option nor config specifies it. */
  readonly host?: string;
}

/** An argument or option with more than a description. */
export interface ValueRule {
  readonly about: string;
  readonly choices?: readonly string[];
  readonly conflicts?: string;
  readonly parse?: ((value: string) => number) | typeof repeated;
}

/** Names with placeholders, such as `--title <text>`, and what they are. */
type Values = Readonly<Record<string, string | ValueRule>>;

/** Formats parts of an answer as lines. */
export interface Format {
  fields(record: object): string[];
  json(value: unknown): string;
  table<Row>(columns: Columns<Row>, rows: readonly Row[]): string[];
}

/** What a message may mention besides the answer. */
export interface Spoken<Options> {
  readonly siteId: string;
  readonly options: Options;
  /** The call's query and body. */
  readonly sent: { readonly query?: unknown; readonly body?: unknown };
  readonly json: boolean;
}

/** Name, help and options of a command below `site-deploy portal`. */
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

/** A command that makes one call and prints its answer. */
export interface CallDefinition<Id extends OperationId, Options, Item> extends Definition {
  readonly calls: Id;
  /** Arguments by their names and options to the call's parts, besides the site. */
  input?(options: Options, session: PortalSession): Input<Id> | Promise<Input<Id>>;
  /** The subject of a refusal: nothing was sent … Default: `to <site>`. */
  target?(options: Options, siteId: string): string;
  /** Changes the answer before it is printed, even as JSON. */
  select?(answer: PortalAnswer<Id>, options: Options): PortalAnswer<Id>;
  /** Fields of the answer that aren't printed as JSON. */
  readonly hidden?: readonly string[];
  /** Rows of the answer's table. */
  rows?(answer: PortalAnswer<Id>): readonly Item[];
  readonly columns?: Columns<Item>;
  /** Message if there are no rows. */
  readonly none?: string;
  /** Lines of the answer. Default: the fields of a record that was read; nothing after a write. */
  lines?(answer: PortalAnswer<Id>, format: Format): readonly string[];
  /** Messages for people after the answer. */
  message?(
    answer: PortalAnswer<Id>,
    spoken: Spoken<Options>,
  ): string | readonly string[] | undefined;
}

type Input<Id extends OperationId> = Omit<CallInput<Id>, 'siteId'>;

/** A row of the table of commands. */
export interface PortalCommand extends Definition {
  run?(session: PortalSession, options: PortalCommandOptions): Promise<void>;
}

/** A definition without the types of its parts. */
export interface AnyCall extends CallDefinition<OperationId, PortalCommandOptions, unknown> {}

import { type Command, Option } from 'commander';
import type { CallInput, OperationId, PortalAnswer } from '../../clients/portal/call.ts';
import type { Execute } from '../context.ts';
import type { repeated } from '../inputs/repeated.ts';
import { addHelpSections } from '../terminal/help.ts';
import type { Column } from '../terminal/table.ts';
import type { PortalCommandOptions, PortalSession } from './session.ts';

/** An argument or option with more than a description. */
interface ValueRule {
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
  table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[];
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
interface Definition {
  /** With the names of its parents, such as `seo defaults set`. */
  readonly name: string;
  readonly about: string;
  /** Follows the name in the example of the help; or the whole example of a group. */
  readonly example?: string;
  readonly arguments?: Values;
  readonly options?: Values;
  /**
   * What the command is about. Default: a site, by its id. `host`: a site by its host name, in the
   * public runtime APIs. `portal`: no site.
   */
  readonly scope?: 'host' | 'portal' | 'group';
}

/** A command that makes one call and prints its answer. */
interface CallDefinition<Id extends OperationId, Options, Item> extends Definition {
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
  readonly columns?: readonly Column<Item>[];
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

/** Defines a command that makes one call. */
export function callCommand<Id extends OperationId, Options, Item>(
  definition: CallDefinition<Id, Options, Item>,
): PortalCommand {
  const call = definition as unknown as AnyCall;
  return {
    ...definition,
    run: async (session, options) =>
      (await import('./run-call.ts')).runCall(call, session, options),
  };
}

/** A definition without the types of its parts. */
export interface AnyCall extends CallDefinition<OperationId, PortalCommandOptions, unknown> {}

/** Defines a command that makes several calls, or prints its answer in its own way. */
export function customCommand<Options>(
  definition: Definition & {
    run(session: PortalSession, options: Options): Promise<void>;
  },
): PortalCommand {
  return definition as unknown as PortalCommand;
}

const environment = [
  ['PORTAL_URL', 'address of the portal'],
  ['PORTAL_TOKEN', 'portal token'],
] as const;

/** Adds a command below its parent, with its help and the common options of its scope. */
export function addPortalLeaf(portal: Command, row: PortalCommand, execute: Execute): void {
  const names = row.name.split(' ');
  const name = names.pop() ?? '';
  const parent = names.reduce((above, part) => findChild(above, part), portal);
  const leaf = parent.command(name).description(row.about);
  const examples = [`site-deploy portal ${row.example ?? row.name}`];
  if (row.scope === 'group') {
    addHelpSections(leaf, { examples });
    return;
  }
  leaf
    .option(
      '--portal <url>',
      'address of the portal; default: PORTAL_URL, then portal.url in site.config.yml',
    )
    .option('--json', 'print the answer as JSON');
  if (row.scope === 'host') {
    leaf.option(
      '--host <name>',
      'host name of the site; default: from site.url in site.config.yml',
    );
    const notes = ['Needs no token.'];
    addHelpSections(leaf, { environment: environment.slice(0, 1), notes, examples });
  } else {
    leaf.option('--token-stdin', 'read the token from standard input; default: PORTAL_TOKEN');
    if (!row.scope)
      leaf.option('--site <id>', 'portal id of the site; default: site.id in site.config.yml');
    addHelpSections(leaf, { environment, examples });
  }
  addValues(leaf, row);
  leaf.action(async () =>
    (await import('./session.ts')).runPortalCommand(row, collectOptions(leaf), execute),
  );
}

function findChild(parent: Command, name: string): Command {
  return parent.commands.find((child) => child.name() === name) ?? parent;
}

function addValues(leaf: Command, row: PortalCommand): void {
  for (const [flags, rule] of Object.entries(row.arguments ?? {})) {
    const { about, choices } = toRule(rule);
    const argument = leaf.createArgument(flags, about);
    leaf.addArgument(choices ? argument.choices(choices) : argument);
  }
  for (const [flags, rule] of Object.entries(row.options ?? {})) {
    const { about, choices, conflicts, parse } = toRule(rule);
    const option = new Option(flags, about);
    if (choices) option.choices(choices);
    if (conflicts) option.conflicts(conflicts);
    if (parse) option.argParser<unknown>(parse as (value: string) => unknown);
    leaf.addOption(option);
  }
}

function toRule(rule: string | ValueRule): ValueRule {
  if (typeof rule === 'string') return { about: rule };
  return rule;
}

/** Options of the command and of its parents, which have the same, and its arguments by name. */
function collectOptions(leaf: Command): PortalCommandOptions {
  const values = leaf.registeredArguments.map((argument, index) => [
    argument.name(),
    leaf.processedArgs[index],
  ]);
  return { ...leaf.optsWithGlobals(), ...Object.fromEntries(values) };
}

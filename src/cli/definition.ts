import { type Command, Option } from 'commander';
import type { CommandContext, Execute, ExitCode } from './context.ts';
import { type OptionRule, refuseIgnoredOptions } from './option-rules.ts';
import { addHelpSections, type HelpSections } from './terminal/help.ts';

export interface ValueRule {
  readonly about: string;
  readonly choices?: readonly string[];
  readonly conflicts?: string | readonly string[];
  readonly default?: unknown;
  /** Shown in the help instead of the default. */
  readonly displayedDefault?: string;
  readonly hidden?: true;
  readonly parse?: (value: string, before?: never) => unknown;
  readonly required?: true;
}

/** Keys are flags, such as `--title <text>`, or the form of an argument, such as `[folder]`. */
export type Values = Readonly<Record<string, string | ValueRule>>;

export interface Definition extends HelpSections {
  /** Full name with the parent commands, e.g. `texts pull`. */
  readonly name: string;
  readonly about: string;
  readonly arguments?: Values;
  readonly options?: Values;
  /** Additional options, by their heading in the help. */
  readonly groups?: Readonly<Record<string, Values>>;
  readonly ignored?: readonly OptionRule[];
  /** Whether standard output carries only data. If absent, it does with `--json` or `--report`. */
  readonly isData?: true;
  /** Loads the implementation. Absent for a group of commands. */
  load?(leaf: Command): Promise<CommandWork<never>>;
}

type CommandWork<Options> = (options: Options, context: CommandContext) => Promise<ExitCode>;

export type None = Readonly<Record<never, never>>;

/**
 * Returns the definition unchanged. Its type checks that the command's work accepts the options.
 */
export function define<
  const Arguments extends Values = None,
  const Options extends Values = None,
  const Groups extends Readonly<Record<string, Values>> = None,
>(
  definition: Omit<Definition, 'load'> & {
    readonly arguments?: Arguments;
    readonly options?: Options;
    readonly groups?: Groups;
    load(leaf: Command): Promise<CommandWork<OptionsOf<Arguments & Options & AllOf<Groups>>>>;
  },
): Definition {
  return definition;
}

type AllOf<Groups> =
  { [Name in keyof Groups]: (group: Groups[Name]) => void } extends Readonly<
    Record<string, (group: infer Tables) => void>
  >
    ? Tables
    : None;

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

type FirstWord<Text extends string> = Text extends `${infer First} ${string}` ? First : Text;

type NameOf<Flags> = Flags extends `--no-${infer Rest}` | `--${infer Rest}`
  ? CamelCase<FirstWord<Flags extends `--no-${infer Negated}` ? Negated : Rest>>
  : Flags extends `<${infer Name}...>` | `[${infer Name}...]`
    ? Name
    : Flags extends `<${infer Name}>` | `[${infer Name}]`
      ? Name
      : never;

type Single<Flags, Rule> = Rule extends { readonly choices: readonly (infer Choice)[] }
  ? Choice
  : Flags extends `--${string}[${string}`
    ? string | boolean
    : Flags extends `${string}<${string}` | `[${string}`
      ? string
      : boolean;

type ValueOf<Flags, Rule> = Rule extends { readonly parse: (value: string) => infer Value }
  ? Value
  : Flags extends `${string}...${string}`
    ? readonly Single<Flags, Rule>[]
    : Single<Flags, Rule>;

type IsSet<Flags, Rule> = Rule extends { readonly default: unknown } | { readonly required: true }
  ? true
  : Flags extends `<${string}` | `[${string}...]`
    ? true
    : false;

/**
 * The options that a command receives, keyed by camel-case name: `--site-id <id>` becomes `siteId`.
 */
export type OptionsOf<Table> = {
  readonly [Flags in keyof Table as IsSet<Flags, Table[Flags]> extends true
    ? NameOf<Flags>
    : never]: ValueOf<Flags, Table[Flags]>;
} & {
  readonly [Flags in keyof Table as IsSet<Flags, Table[Flags]> extends true
    ? never
    : NameOf<Flags>]?: ValueOf<Flags, Table[Flags]>;
};

export function addCommand(program: Command, definition: Definition, execute: Execute): void {
  const names = definition.name.split(' ');
  const name = names.pop() ?? '';
  const parent = names.reduce((group, part) => findChild(group, part) ?? group, program);
  const leaf = parent.command(name).description(definition.about);
  addArguments(leaf, definition.arguments);
  addOptions(leaf, definition.options);
  for (const [heading, options] of Object.entries(definition.groups ?? {})) {
    leaf.optionsGroup(heading);
    addOptions(leaf, options);
  }
  refuseIgnoredOptions(leaf, definition.ignored ?? []);
  addHelpSections(leaf, definition);
  if (!definition.load) return;
  leaf.action(async () => {
    const options = collectOptions(leaf);
    const work = await definition.load?.(leaf);
    const isData = Boolean(definition.isData || options.json || options.report);
    if (work) await execute((context) => work(options as never, context), isData);
  });
}

export function findChild(parent: Command, name: string): Command | undefined {
  return parent.commands.find((child) => child.name() === name);
}

function toRule(rule: string | ValueRule): ValueRule {
  if (typeof rule === 'string') return { about: rule };
  return rule;
}

function addArguments(leaf: Command, values: Values = {}): void {
  for (const [form, rule] of Object.entries(values)) {
    const { about, choices, default: usual, parse } = toRule(rule);
    const argument = leaf.createArgument(form, about);
    if (choices) argument.choices(choices);
    if (usual) argument.default(usual);
    if (parse) argument.argParser<unknown>(parse as (value: string) => unknown);
    leaf.addArgument(argument);
  }
}

function addOptions(leaf: Command, values: Values = {}): void {
  for (const [flags, named] of Object.entries(values)) {
    const rule = toRule(named);
    const option = new Option(flags, rule.required ? `${rule.about} (required)` : rule.about);
    if (rule.parse) option.argParser<unknown>(rule.parse as (value: string) => unknown);
    if (rule.choices) allowChoices(option, rule.choices);
    if (rule.conflicts) option.conflicts([rule.conflicts].flat());
    if (rule.default !== undefined) option.default(rule.default, rule.displayedDefault);
    leaf.addOption(
      option.hideHelp(rule.hidden ?? false).makeOptionMandatory(rule.required ?? false),
    );
  }
}

/** Allows choices in any case: other programs, and our own output, write `Production`. */
function allowChoices(option: Option, choices: readonly string[]): void {
  const { parseArg } = option.choices(choices);
  option.argParser((typed: string, before: unknown) => {
    const known = choices.find((choice) => choice === typed.toLowerCase()) ?? typed;
    return parseArg?.(known, before);
  });
}

/**
 * Merges the arguments and options of a command and the options of its parents. The command's
 * options take precedence.
 */
function collectOptions(leaf: Command): Readonly<Record<string, unknown>> {
  const values = leaf.registeredArguments.map((argument, index) => [
    argument.name(),
    leaf.processedArgs[index],
  ]);
  return { ...leaf.optsWithGlobals(), ...leaf.opts(), ...Object.fromEntries(values) };
}

import { type Command, Option } from 'commander';
import type { OperationId } from '../../clients/portal/call.ts';
import type { Execute } from '../context.ts';
import { wholeNumberFrom } from '../inputs/numbers.ts';
import { addHelpSections } from '../terminal/help.ts';
import type {
  AnyCall,
  CallDefinition,
  Definition,
  PortalCommand,
  PortalCommandOptions,
  PortalSession,
  ValueRule,
} from './definition.ts';

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

export function customCommand<Options>(
  definition: Definition & { run(session: PortalSession, options: Options): Promise<void> },
): PortalCommand {
  return definition as unknown as PortalCommand;
}

export interface ListOptions {
  readonly search?: string;
  readonly limit?: number;
  readonly offset?: number;
}

/** Options for long lists. */
export const listOptions = {
  '--search <words>': 'only entries that contain all of these words',
  '--limit <number>': {
    about: 'number of entries, 1 to 200; default: all',
    parse: wholeNumberFrom(1, 200),
  },
  '--offset <number>': { about: 'number of entries to skip', parse: wholeNumberFrom(0) },
};

const environment = [
  ['PORTAL_URL', 'address of the portal'],
  ['PORTAL_TOKEN', 'portal token'],
] as const;

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

/** Includes those of the parents. */
function collectOptions(leaf: Command): PortalCommandOptions {
  const values = leaf.registeredArguments.map((argument, index) => [
    argument.name(),
    leaf.processedArgs[index],
  ]);
  return { ...leaf.optsWithGlobals(), ...Object.fromEntries(values) };
}

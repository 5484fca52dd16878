import type { Command, Option } from 'commander';
import { SiteDeployError, usageError } from '../shared/errors/error.ts';
import { plainText } from '../shared/plain-text.ts';

/**
 * Rule for options that have no effect, written as typed: `--dir`, `--mode close` or `<folder>`.
 */
export interface OptionRule {
  readonly options: readonly string[];
  readonly without?: readonly string[];
  readonly with?: readonly string[];
}

export function refuseIgnoredOptions(command: Command, rules: readonly OptionRule[]): void {
  const known = new Map(rules.flatMap(getFlags).map((flag) => [flag, findOption(command, flag)]));
  const isFlagSet = (flag: string) => {
    if (isArgument(flag)) return command.args.length > 0;
    const option = known.get(flag);
    const name = option?.attributeName() ?? '';
    if (!option || command.getOptionValueSource(name) !== 'cli') return false;
    const value: unknown = command.getOptionValue(name);
    const [, expected] = flag.split(' ');
    // `--pins` and `--no-pins` set the same attribute.
    if (!expected) return typeof value !== 'boolean' || value === !option.negate;
    return value === expected;
  };
  command.hook('preAction', () => {
    for (const { options, without, with: conflicts } of rules) {
      const ignored = options.filter(isFlagSet);
      if (ignored.length === 0) continue;
      const conflicting = conflicts?.find(isFlagSet);
      if (conflicting)
        throw ignoredError(ignored, `with ${conflicting}`, `Omit ${joinFlags(ignored)}`);
      if (without && !without.some(isFlagSet))
        throw ignoredError(ignored, `without ${without.join(' or ')}`, omitOrAdd(ignored, without));
    }
  });
}

const isArgument = (flag: string) => flag.startsWith('<');
const omitOrAdd = (ignored: readonly string[], missing: readonly string[]) =>
  `Add ${missing.join(' or ')}, or omit ${ignored.length === 1 ? 'it' : 'them'}`;
const joinFlags = (flags: readonly string[]) => flags.join(' and ');

function getFlags(rule: OptionRule): string[] {
  const { options, without = [], with: conflicts = [] } = rule;
  return [...options, ...without, ...conflicts].filter((flag) => !isArgument(flag));
}

function findOption(command: Command, flag: string): Option {
  const [long] = flag.split(' ');
  const found = command.options.find((option) => option.long === long);
  if (!found) throw new SiteDeployError('INTERNAL', `${command.name()} has no option ${flag}.`);
  return found;
}

function ignoredError(ignored: readonly string[], why: string, remedy: string): SiteDeployError {
  const verb = ignored.length === 1 ? 'does' : 'do';
  return usageError(`${joinFlags(ignored)} ${verb} nothing ${why}.`, `${remedy}.`);
}

const control = /[^\P{Cc}\t\n\r]/u;

export function refuseControlCharacters(args: readonly string[]): void {
  const found = args.find((arg) => control.test(arg));
  if (found === undefined) return;
  throw usageError(
    `An argument contains a control character: "${plainText(found)}".`,
    'Remove it. It may come from a shell variable.',
  );
}

/**
 * Rejects empty options and arguments with `USAGE`: an option whose value is an unset shell
 * variable would silently remove a pin. Content that is written to the portal may be empty.
 */
export function refuseEmptyValues(program: Command): void {
  program.hook('preAction', (_, command) => {
    const isContent = isOfPortal(command) && ['set', 'create'].includes(command.name());
    const options = command.options.filter(
      (option) => !isContent || /^--(site|portal|provider)$/.test(option.long ?? ''),
    );
    for (const option of options) {
      const name = option.attributeName();
      if (command.getOptionValueSource(name) === 'cli' && isEmpty(command.getOptionValue(name)))
        throw emptyError(`The value of ${option.long} is empty.`);
    }
    if (isContent) return;
    const empty = command.args.indexOf('');
    const last = command.registeredArguments.length - 1;
    if (empty >= 0)
      throw emptyError(`<${command.registeredArguments[Math.min(empty, last)]?.name()}> is empty.`);
  });
}

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.includes(''));

const isOfPortal = (command: Command): boolean =>
  command.name() === 'portal' || (command.parent !== null && isOfPortal(command.parent));

function emptyError(problem: string): SiteDeployError {
  return usageError(problem, 'Give it a value, or omit it. A shell variable may be unset.');
}

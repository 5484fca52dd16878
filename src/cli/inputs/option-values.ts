import type { Command } from 'commander';
import { type SiteDeployError, usageError } from '../../shared/errors/error.ts';
import { plainText } from '../../shared/plain-text.ts';

/** Control characters, except those in multi-line text. */
const control = /[^\P{Cc}\t\n\r]/u;

/** Refuses them before an error message could repeat them. @throws SiteDeployError `USAGE` */
export function refuseControlCharacters(args: readonly string[]): void {
  const found = args.find((arg) => control.test(arg));
  if (found === undefined) return;
  throw usageError(
    `An argument contains a control character: "${plainText(found)}".`,
    'Remove it. It may come from a shell variable.',
  );
}

/** An unset shell variable would remove a pin. Values for the portal may be empty. `USAGE` */
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

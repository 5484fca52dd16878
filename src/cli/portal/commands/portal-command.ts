import type { OperationId } from '../../../clients/portal/call.ts';
import type { Definition, None, OptionsOf, Values } from '../../definition.ts';
import {
  type Call,
  ofPortal,
  optionsByScope,
  type PortalCommand,
  type PortalCommandOptions,
  type PortalSession,
} from '../options.ts';

export function callCommand<
  Id extends OperationId,
  Item,
  const Arguments extends Values = None,
  const Options extends Values = None,
>(
  command: Call<Id, OptionsOf<Arguments & Options>, Item> & {
    readonly arguments?: Arguments;
    readonly options?: Options;
  },
): Definition {
  return portalCommand<Arguments, Options>(command, async () => {
    const { runCall } = await import('../session.ts');
    return (session, options) => runCall(command, session, options);
  });
}

export function portalCommand<
  const Arguments extends Values = None,
  const Options extends Values = None,
>(
  command: PortalCommand & { readonly arguments?: Arguments; readonly options?: Options },
  loadWork: () => Promise<
    (session: PortalSession, options: OptionsOf<Arguments & Options>) => Promise<void>
  >,
): Definition {
  const { name, about, scope = 'site', example = name } = command;
  const options = { ...ofPortal, ...optionsByScope[scope], ...command.options };
  const isPublic = scope === 'host';
  return {
    ...{ name: `portal ${name}`, about, arguments: command.arguments, options },
    isData: true,
    async load() {
      const { runPortalCommand } = await import('../session.ts');
      const work = await loadWork();
      return (given: PortalCommandOptions & OptionsOf<Arguments & Options>, context) =>
        runPortalCommand(scope, (session) => work(session, given), given, context);
    },
    environment: environment.slice(0, isPublic ? 1 : 2),
    notes: isPublic ? ['Needs no token.'] : [],
    examples: [`site-deploy portal ${example}`],
  };
}

const environment = [
  ['PORTAL_URL', 'address of the portal'],
  ['PORTAL_TOKEN', 'portal token'],
] as const;

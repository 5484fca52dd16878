import { type Command, Option } from 'commander';
import { EventName } from '../../../contracts/portal/event.ts';
import type { Execute } from '../../context.ts';
import { siteLeaf } from '../options.ts';

/** `portal webhook` and its subcommands. */
export function addWebhookCommands(portal: Command, execute: Execute): void {
  const webhook = siteLeaf(
    portal,
    'webhook',
    'Show where the events of a site are sent, and which.',
    'webhook',
  ).action(async (options) => (await import('../webhook.ts')).showWebhook(execute, options));

  siteLeaf(
    webhook,
    'set',
    'Choose where events are sent, and which; prints the new secret.',
    'webhook set https://hooks.acme.example/site --event site.deployed --event request.completed',
  )
    .argument('<url>', 'address of the receiver')
    .addOption(
      new Option(
        '--event <name>',
        `${EventName.options.join(', ')}; may be given more than once; default: all`,
      ).argParser((value: string, before: readonly string[] = []) => [...before, value]),
    )
    .action(async (url: string, _, command: Command) =>
      (await import('../webhook.ts')).setWebhook(execute, url, command.optsWithGlobals()),
    );

  siteLeaf(
    webhook,
    'off',
    'Send no events any more, and give up those that wait.',
    'webhook off',
  ).action(async (_, command: Command) =>
    (await import('../webhook.ts')).removeWebhook(execute, command.optsWithGlobals()),
  );

  siteLeaf(
    webhook,
    'deliveries',
    'List what was sent, the newest first.',
    'webhook deliveries',
  ).action(async (_, command: Command) =>
    (await import('../webhook.ts')).showDeliveries(execute, command.optsWithGlobals()),
  );
}

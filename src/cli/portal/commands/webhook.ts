import { type Command, Option } from 'commander';
import { EventName } from '../../../contracts/portal/event.ts';
import type { Execute } from '../../context.ts';
import { siteLeaf } from '../options.ts';

/** `portal webhook` and its subcommands. */
export function addWebhookCommands(portal: Command, execute: Execute): void {
  const webhook = siteLeaf(
    portal,
    'webhook',
    'Show the webhook of a site: its receiver and events.',
    'webhook',
  ).action(async (options) => (await import('../webhook.ts')).showWebhook(execute, options));

  siteLeaf(
    webhook,
    'set',
    'Set the receiver and events of the webhook; prints the new secret.',
    'webhook set https://hooks.acme.example/site --event site.deployed --event request.completed',
  )
    .argument('<url>', 'address of the receiver')
    .addOption(
      new Option(
        '--event <name>',
        `${EventName.options.join(', ')}; may be repeated; default: all`,
      ).argParser((value: string, before: readonly string[] = []) => [...before, value]),
    )
    .action(async (url: string, _, command: Command) =>
      (await import('../webhook.ts')).setWebhook(execute, url, command.optsWithGlobals()),
    );

  siteLeaf(webhook, 'off', 'Stop sending events, and discard pending ones.', 'webhook off').action(
    async (_, command: Command) =>
      (await import('../webhook.ts')).removeWebhook(execute, command.optsWithGlobals()),
  );

  siteLeaf(webhook, 'deliveries', 'List deliveries, newest first.', 'webhook deliveries').action(
    async (_, command: Command) =>
      (await import('../webhook.ts')).showDeliveries(execute, command.optsWithGlobals()),
  );
}

import type { Command } from 'commander';
import type { Execute } from '../../context.ts';
import { siteLeaf } from '../options.ts';

/** `portal settings` and `portal settings set`. */
export function addSettingsCommands(portal: Command, execute: Execute): void {
  const settings = siteLeaf(portal, 'settings', 'Show the settings of a site.', 'settings').action(
    async (options) => (await import('../settings.ts')).showSettings(execute, options),
  );
  siteLeaf(
    settings,
    'set',
    'Change settings; other settings stay unchanged.',
    'settings set general.timezone=Europe/Berlin notifications.email=false',
  )
    .argument('<name=value...>', 'settings by their dotted names')
    .action(async (changes: string[], _, command: Command) =>
      (await import('../settings.ts')).editSettings(execute, changes, command.optsWithGlobals()),
    );
}

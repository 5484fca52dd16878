import type { PortalCommand } from '../definition.ts';
import { callCommand } from '../options.ts';

export const settingsCommands: readonly PortalCommand[] = [
  callCommand({ name: 'settings', about: 'Show the settings of a site.', calls: 'getSettings' }),
  callCommand({
    name: 'settings set',
    about: 'Change settings; other settings stay unchanged.',
    example: 'settings set general.timezone=Europe/Berlin notifications.email=false',
    arguments: { '<name=value...>': 'settings by their dotted names' },
    calls: 'putSettings',
    target: (_, siteId) => `to the settings of ${siteId}`,
    input: async (options: { 'name=value': readonly string[] }, { siteId }) => ({
      body: (await import('../settings.ts')).readSettings(options['name=value'], siteId),
    }),
    message(_, { siteId, sent }) {
      const names = Object.entries(Object(sent.body)).flatMap(([group, fields]) =>
        Object.keys(Object(fields)).map((field) => `${group}.${field}`),
      );
      return `${siteId}: ${names.join(', ')} changed.`;
    },
  }),
];

import { Command } from 'commander';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCommand } from '../../../../src/cli/definition.ts';
import { portalCommands } from '../../../../src/cli/portal/command.ts';
import { openTerminal, type Terminal } from './terminal.ts';

let terminal: Terminal;
beforeAll(async () => {
  terminal = await openTerminal();
  return () => terminal[Symbol.asyncDispose]();
});

describe('the help', () => {
  const program = new Command();
  for (const definition of portalCommands) addCommand(program, definition, async () => undefined);
  const below = (command: Command, names: readonly string[]): string[][] =>
    command.commands.flatMap((inner) => {
      const found = [...names, inner.name()];
      return [found, ...below(inner, found)];
    });
  const commands = program.commands.flatMap((portal) => below(portal, []));

  it('the help of the portal command lists these commands', () => {
    expect(commands.map((names) => names.join(' ')).sort()).toMatchInlineSnapshot(`
      [
        "content",
        "content delete",
        "content page",
        "content pages",
        "content post",
        "content posts",
        "content save",
        "pages",
        "requests",
        "requests approve",
        "requests create",
        "requests show",
        "seo",
        "seo defaults",
        "seo defaults set",
        "seo purge",
        "seo set",
        "seo show",
        "settings",
        "settings set",
        "site",
        "site set",
        "sitemap",
        "sitemap config",
        "sitemap config set",
        "sites",
        "stats",
        "text",
        "text commit",
        "text content",
        "text list",
        "text mode",
        "text page",
        "text set",
        "text unset",
        "versions",
        "webhook",
        "webhook deliveries",
        "webhook off",
        "webhook set",
      ]
    `);
  });

  it.each(commands.map((names) => names.join(' ')))(
    'the help of portal %s has an example of that command',
    async (name) => {
      const { code, out } = await terminal.run([...name.split(' '), '--help']);
      expect(code).toBe(0);
      expect(out).toContain(`Example:\n  site-deploy portal ${name}`);
    },
  );

  it('the help of the portal command names where address, token and site come from', async () => {
    const { out } = await terminal.run(['--help']);
    for (const word of ['PORTAL_URL', 'PORTAL_TOKEN', '--token-stdin', 'site.config.yml'])
      expect(out).toContain(word);
  });
});

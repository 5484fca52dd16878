import type { Command } from 'commander';
import { addHelpSections } from '../terminal/help.ts';

/** Options of every portal command, unvalidated. */
export interface PortalCommandOptions {
  /** Address of the portal. */
  readonly portal?: string;
  readonly tokenStdin?: boolean;
  readonly json?: boolean;
}

/** Options of commands for one site. */
export interface SiteCommandOptions extends PortalCommandOptions {
  /** The site's id in the portal. */
  readonly site?: string;
}

/** Options of the public runtime APIs' commands, which identify the site by its host name. */
export interface RuntimeCommandOptions extends PortalCommandOptions {
  readonly host?: string;
}

const environment = [
  ['PORTAL_URL', 'address of the portal'],
  ['PORTAL_TOKEN', 'portal token'],
] as const;

/** Adds a portal command with its common options and an example. */
export function portalLeaf(
  parent: Command,
  name: string,
  description: string,
  line: string,
): Command {
  const leaf = anyLeaf(parent, name, description).option(
    '--token-stdin',
    'read the token from standard input; default: PORTAL_TOKEN',
  );
  return addHelpSections(leaf, { environment, examples: [`site-deploy portal ${line}`] });
}

/** Same, for a command about one site. */
export function siteLeaf(
  parent: Command,
  name: string,
  description: string,
  line: string,
): Command {
  return portalLeaf(parent, name, description, line).option(
    '--site <id>',
    'portal id of the site; default: site.id in site.config.yml',
  );
}

/** Same, for a command of the public runtime APIs. */
export function runtimeLeaf(
  parent: Command,
  name: string,
  description: string,
  line: string,
): Command {
  const leaf = anyLeaf(parent, name, description).option(
    '--host <name>',
    'host name of the site; default: from site.url in site.config.yml',
  );
  return addHelpSections(leaf, {
    environment: environment.slice(0, 1),
    notes: ['Needs no token.'],
    examples: [`site-deploy portal ${line}`],
  });
}

function anyLeaf(parent: Command, name: string, description: string): Command {
  return parent
    .command(name)
    .description(description)
    .option(
      '--portal <url>',
      'address of the portal; default: PORTAL_URL, then portal.url in site.config.yml',
    )
    .option('--json', 'print the answer as JSON');
}

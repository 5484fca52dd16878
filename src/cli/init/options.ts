import type { OptionsOf } from '../definition.ts';
import { siteConfigFile, type siteFolder, siteTypes } from '../inputs/option-parsers.ts';

export const textFrameworks = ['plain', 'react', 'vue', 'svelte', 'angular'] as const;

export const initOptions = {
  '--yes': 'do not prompt: use detected values, and placeholders that the local cloud accepts',
  '--force': 'replace an existing site config',
  ...siteConfigFile,
  '--texts <framework>': {
    about: 'also write a module that reads edited texts; keeps an existing site config',
    choices: textFrameworks,
  },
  '--root <folder>': 'folder of the site, relative to the repository root',
  '--output <folder>': 'build output folder, relative to --root',
  '--slug <slug>': 'site slug in the portal',
  '--site-id <id>': 'site id in the portal',
  '--type <type>': { about: 'site type', choices: siteTypes },
  '--url <origin>': 'address of the live site',
  '--production-branch <branch>': 'branch deployed to Production',
  '--portal <url>': 'address of the portal',
  '--audience <audience>': "the portal's application",
  '--client-id <id>': 'application (client) id that deployments use to log in',
  '--tenant-id <id>': 'directory (tenant) id',
  '--subscription-id <id>': 'subscription id',
} as const;

export type InitOptions = OptionsOf<typeof siteFolder & typeof initOptions>;

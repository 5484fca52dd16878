import type { OptionsOf } from '../definition.ts';
import { repeated, wholeNumberFrom } from '../inputs/option-parsers.ts';

export const folders = {
  '[folders...]': 'repositories with the sites to serve; default: a sample site',
} as const;
export const localCloudOptions = {
  '--config <file>': {
    about: 'site config in each folder; may be repeated, for several sites of a repository',
    parse: repeated,
  },
  '--dir <folder>': 'folder for its data; default: a temporary folder',
  '--port <port>': {
    about: 'port of the portal pages; default: 4610, or a free one',
    parse: wholeNumberFrom(1, 65_535),
  },
  '--allow-host <host>': {
    about: 'real host that a build can reach, and webhooks if it is "localhost"; may be repeated',
    parse: repeated,
  },
  '--reset': 'with --dir: start over, and discard the data in the folder',
  '--sign-in':
    'print an address that opens the pages of a running local cloud once, within 60 s; and exit',
  '--install': 'install the required packages, and exit',
  '--json': 'print addresses and variables as JSON',
} as const;

export type LocalCloudCommandOptions = OptionsOf<typeof folders & typeof localCloudOptions>;

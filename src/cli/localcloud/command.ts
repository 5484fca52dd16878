import { define } from '../definition.ts';
import { folders, localCloudOptions } from './options.ts';

export const localCloudCommand = define({
  name: 'localcloud',
  about: 'Run portal, login, content distribution and hosting on this machine until Ctrl-C.',
  arguments: folders,
  options: localCloudOptions,
  ignored: [
    {
      options: ['<folder>', '--config', '--dir', '--port', '--allow-host', '--reset', '--json'],
      with: ['--install'],
    },
    {
      options: ['--config', '--dir', '--port', '--allow-host', '--reset', '--json'],
      with: ['--sign-in'],
    },
  ],
  load: async () => (await import('./localcloud.ts')).runLocalCloud,
  notes: [
    'Prints variables: programs with these variables reach the local services ' +
      'under their real host names.',
    'Prints a git remote for each site, to which the folder can be pushed.',
    'Tokens are in a folder that only you can read. Its "variables.sh" sets them in a terminal.',
  ],
  examples: [
    'site-deploy localcloud',
    'site-deploy localcloud ../my-site --dir /var/tmp/localcloud',
  ],
});

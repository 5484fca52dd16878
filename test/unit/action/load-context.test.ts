import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { loadContext } from '../../../src/action/load-context.ts';
import { useFolder } from '../../support/folder.ts';

const folder = useFolder({ 'event.json': '{}' });

it('loadContext refuses an event file that is a named pipe, and does not load the toolkit', async () => {
  const load = async () => 'loaded';
  for (const event of ['event.json', 'missing'])
    expect(await loadContext(folder.at(event), load)).toBe('loaded');
  execFileSync('mkfifo', [folder.at('pipe')]);
  await expect(loadContext(folder.at('pipe'), load)).rejects.toBe(undefined);
});

import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { loadContext } from '../../../src/action/load-context.ts';
import { useFolder } from '../../support/folder.ts';

const folder = useFolder({ 'event.json': '{}' });

it('loadContext does not load the toolkit if the event is a named pipe', async () => {
  const load = async () => 'loaded';
  for (const event of ['event.json', 'missing'])
    expect(await loadContext(folder.at(event), load)).toBe('loaded');
  execFileSync('mkfifo', [folder.at('pipe')]);
  await expect(loadContext(folder.at('pipe'), load)).rejects.toBe(undefined);
});

import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { loadContext } from '../../../src/action/load-context.ts';
import { useFolder } from '../../support/folder.ts';

const folder = useFolder({ 'event.json': '{}' });
const load = async () => 'loaded';

it('loads the toolkit if the event is a file, missing or not named', async () => {
  for (const event of [folder.at('event.json'), folder.at('missing'), '', undefined])
    expect(await loadContext(event, load)).toBe('loaded');
});

it('never lets the toolkit open an event that is a named pipe', async () => {
  execFileSync('mkfifo', [folder.at('pipe')]);
  await expect(loadContext(folder.at('pipe'), expect.unreachable)).rejects.toMatchObject({
    code: 'EVENT_INVALID',
  });
});

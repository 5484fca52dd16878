import { expect, it } from 'vitest';
import { openPass } from '../../../src/automation/pass.ts';
import { scriptedContext } from './scripted.ts';

/** Opens a pass, and returns its recorded reads, the first of which fails. */
function open() {
  const { context } = scriptedContext();
  const reads: string[] = [];
  const pass = openPass({
    ...context,
    repository: {
      ...context.repository,
      async call({ path }) {
        reads.push(path);
        if (reads.length === 1) throw new Error('GitHub did not respond.');
        return {} as never;
      },
    },
  });
  return {
    pass,
    reads,
    read: () => pass.repository.call({ method: 'GET', path: '/a', needs: '' }),
  };
}

it('openPass reads something again only after a failure, a write or a pause', async () => {
  const { pass, reads, read } = open();
  await expect(read()).rejects.toThrow('GitHub did not respond.');
  await read();
  await read();
  expect(reads).toEqual(['/a', '/a']);
  await pass.repository.call({ method: 'POST', path: '/b', needs: '' });
  await read();
  await pass.deps.clock.sleep(1);
  await read();
  expect(reads).toEqual(['/a', '/a', '/b', '/a', '/a']);
});

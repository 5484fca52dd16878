import { expect, it } from 'vitest';
import { paced } from '../../../src/shared/pace.ts';

function busy(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end; );
}

it('paced lets pending events run after 25 ms of work', async () => {
  let heard = false;
  setImmediate(() => {
    heard = true;
  });
  const pace = paced(new AbortController().signal);
  await pace();
  expect(heard).toBe(false);
  busy(25);
  await pace();
  expect(heard).toBe(true);
});

it('paced rejects with the abort reason', async () => {
  const controller = new AbortController();
  const reason = new Error('cancelled');
  const pace = paced(controller.signal);
  setImmediate(() => controller.abort(reason));
  busy(25);
  await expect(pace()).rejects.toBe(reason);
});

import { expect, it } from 'vitest';
import { Gates } from '../../../../src/shared/http/gates.ts';

const origin = 'https://www.acme.example';

/** Returns a function that queues a request, and the names of the admitted requests in order. */
function line(gates: Gates) {
  const begun: string[] = [];
  const enter = async (name: string, at = origin, signal?: AbortSignal) => {
    const place = await gates.pass(at, signal);
    begun.push(name);
    return place;
  };
  return { begun, enter };
}

it('Gates limit the concurrent requests to an origin, and let waiting requests pass in order', async () => {
  const { begun, enter } = line(new Gates(2));
  const places = [enter('a'), enter('b')];
  const rest = [enter('c'), enter('d')];
  const [first] = await Promise.all(places);
  expect(begun).toEqual(['a', 'b']);
  first?.[Symbol.dispose]();
  const third = await rest[0];
  expect(begun).toEqual(['a', 'b', 'c']);
  third?.[Symbol.dispose]();
  await rest[1];
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

it('Gates do not let requests wait for those to a different origin', async () => {
  const { begun, enter } = line(new Gates(1));
  await enter('a');
  await enter('b', 'https://portal.acme.example');
  expect(begun).toEqual(['a', 'b']);
});

it('Gates let a request pass at once after an earlier one has ended', async () => {
  const { enter } = line(new Gates(1));
  (await enter('a'))[Symbol.dispose]();
  await expect(enter('b')).resolves.toBeDefined();
});

it('Gates remove a cancelled request from the queue', async () => {
  const { begun, enter } = line(new Gates(1));
  const first = await enter('a');
  const cancel = new AbortController();
  const second = enter('b', origin, cancel.signal);
  const third = enter('c');
  cancel.abort(new Error('cancelled'));
  await expect(second).rejects.toThrow('cancelled');
  first[Symbol.dispose]();
  await third;
  expect(begun).toEqual(['a', 'c']);
});

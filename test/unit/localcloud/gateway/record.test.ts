import { expect, it } from 'vitest';
import { createRecorder, type Recorder } from '../../../../src/localcloud/gateway/serve.ts';

const add = (recorder: Recorder, path: string, body?: string) =>
  recorder.add({
    method: 'POST',
    host: 'h',
    path,
    query: '',
    headers: {},
    body,
    status: undefined,
  });

it('a recorder keeps the last 10,000 requests', () => {
  const recorder = createRecorder();
  for (let number = 0; number < 10_003; number += 1) add(recorder, `/${number}`);
  expect(recorder.all).toHaveLength(10_000);
  expect(recorder.all[0]?.path).toBe('/3');
});

it('a recorder keeps fewer requests if their bodies are long, but always the last one', () => {
  const recorder = createRecorder();
  const long = 'x'.repeat(4 << 20);
  for (let number = 0; number < 40; number += 1) add(recorder, `/${number}`, long);
  expect(recorder.all.map(({ path }) => path)).toEqual(
    Array.from({ length: 16 }, (_, number) => `/${number + 24}`),
  );
  recorder.clear();
  add(recorder, '/huge', 'x'.repeat(65 << 20));
  expect(recorder.all).toHaveLength(1);
});

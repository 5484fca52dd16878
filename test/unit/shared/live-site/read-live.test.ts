import { expect, it } from 'vitest';
import { readLive } from '../../../../src/shared/live-site/read-live.ts';
import { depsOf } from '../../../support/deps.ts';
import { scriptedHttp } from '../../../support/http.ts';

const read = (body: unknown) =>
  readLive('https://www.acme.example', depsOf({ http: scriptedHttp(() => ({ body })) }));
const marker = {
  slug: 'a',
  environment: 'Production',
  version: '1.0.0',
  commit: 'c',
  digest: 'sha256:x',
  run: '1',
};
const contents = { files: 1, bytes: 2, list: 'AA==' };

it('reads a marker, including one from an earlier version', async () => {
  expect(await read({ ...marker, contents })).toEqual({ ...marker, contents });
  const many = { files: 15_000, bytes: 2 };
  expect(await read({ ...marker, contents: many })).toEqual({ ...marker, contents: many });
  expect(await read({ digest: 'sha256:x' })).toEqual({ digest: 'sha256:x' });
});

it('ignores a marker of an invalid form, because anybody may have written it', async () => {
  const odd = { toString: 1, valueOf: null };
  expect(
    await read({ ...marker, version: odd, commit: 7, run: ['1'], contents: odd, more: odd }),
  ).toEqual({ slug: 'a', environment: 'Production', digest: 'sha256:x' });
  expect(
    await read({ ...marker, version: 'x'.repeat(301), contents: { ...contents, files: '1' } }),
  ).toEqual({ ...marker, version: undefined });
  for (const none of [odd, [], null, 'text', { ...marker, digest: odd }])
    expect(await read(none)).toBeUndefined();
});

import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readContext } from '../../../src/action/context.ts';
import { useFolder } from '../../support/folder.ts';

const folder = useFolder();

function payloadOf(text: string) {
  const file = folder.at('event.json');
  writeFileSync(file, text);
  return readContext({ GITHUB_EVENT_PATH: file }).payload;
}

it('reads the event and its run', () => {
  expect(payloadOf('{"ref":"refs/heads/x"}')).toEqual({ ref: 'refs/heads/x' });
  const env = { GITHUB_EVENT_NAME: 'push', GITHUB_REF: 'r', GITHUB_SHA: 's', GITHUB_RUN_ID: '12' };
  expect(readContext(env)).toEqual({
    eventName: 'push',
    ref: 'r',
    sha: 's',
    runId: 12,
    serverUrl: 'https://github.com',
    payload: {},
  });
});

it('takes a missing event file as an event without a payload', () => {
  expect(readContext({ GITHUB_EVENT_PATH: folder.at('none.json') }).payload).toEqual({});
});

it.each(['', '{"ref": "refs/he', 'null', '[]', '"x"'])(
  'refuses a damaged event file: %j',
  (text) => {
    expect(() => payloadOf(text)).toThrow(
      expect.objectContaining({
        code: 'EVENT_INVALID',
        facts: [`file: ${folder.at('event.json')}`],
      }),
    );
  },
);

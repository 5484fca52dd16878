import { expect, it } from 'vitest';
import { ClientReport } from '../../../../../src/clients/swa/official-client/run-client.ts';
import { readCloseOutcome } from '../../../../../src/deploy/steps/close/close-official.ts';
import { CloseUnconfirmed } from '../../../../../src/deploy/steps/close/closing.ts';

const release = { buildId: '1.0', url: 'https://a.example/client', sha256: '' };
const client = { file: '/client', release };

function read(lines: readonly string[], code: number | null, isOverdue: boolean, url?: string) {
  const report = new ClientReport();
  for (const line of lines) report.read(line);
  const result = { code, killedBy: code === null ? ('SIGTERM' as const) : null };
  const plan = { url, environmentName: 'preview' };
  try {
    return readCloseOutcome({ report, result, isOverdue }, client, plan);
  } catch (error) {
    return error;
  }
}

const url = 'https://preview.example';
const rejected = 'The hosting platform rejected the deployment token.';
const ended = (how: string) =>
  `The platform's upload client ${how} without reporting whether the Preview "preview" is closed.`;

it.each<[string, Parameters<typeof read>, unknown]>([
  ['a silent success', [[], 0, false, url], 'closed'],
  ['a time limit', [[], null, true, url], 'closed'],
  [
    'an environment that is not there',
    [['Reason: No matching Static Web App environment was found.'], 1, false],
    'absent',
  ],
  [
    'an environment that is not there, although it exits with 0',
    [['Reason: no matching environment'], 0, false],
    'absent',
  ],
  [
    'a refused token',
    [['error: the token is invalid'], 1, false, url],
    { code: 'UPLOAD_TOKEN_REFUSED', message: rejected },
  ],
  [
    'another failure',
    [['error: x', 'error: y'], 0, false, url],
    {
      code: 'OFFICIAL_CLIENT_FAILED',
      facts: expect.arrayContaining(['reason: error: x; error: y', 'exit code 0', '| error: y']),
    },
  ],
  [
    'an exit without a reason',
    [[], 1, false, url],
    {
      ...{ name: 'CloseUnconfirmed' },
      cause: expect.objectContaining({
        code: 'OFFICIAL_CLIENT_FAILED',
        facts: expect.arrayContaining(['exit code 1']),
      }),
    },
  ],
  ['a kill', [[], null, false, url], { name: 'CloseUnconfirmed' }],
  [
    'a silent success that nobody can check',
    [[], 0, false],
    { code: 'CLOSE_UNKNOWN', message: ended('ended') },
  ],
  [
    'a time limit that nobody can check',
    [[], null, true],
    { code: 'CLOSE_UNKNOWN', message: ended('was ended at its time limit') },
  ],
])('the result of the official client is read after %s', (_, given, expected) => {
  const outcome = read(...given);
  if (typeof expected === 'string') expect(outcome).toBe(expected);
  else expect(outcome).toMatchObject(expected as object);
});

it('an end of the official client without a reason is a CloseUnconfirmed', () => {
  expect(read([], 1, false, url)).toBeInstanceOf(CloseUnconfirmed);
});

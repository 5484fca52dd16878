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

it.each<[string, string, Parameters<typeof read>]>([
  ['closed', 'exits with 0 and no output', [[], 0, false, url]],
  ['closed', 'is ended at its time limit', [[], null, true, url]],
  [
    'absent',
    'exits with 1 and finds no matching environment',
    [['Reason: No matching Static Web App environment was found.'], 1, false],
  ],
  [
    'absent',
    'exits with 0 and finds no matching environment',
    [['Reason: no matching environment'], 0, false],
  ],
])('readCloseOutcome returns "%s" if the official client %s', (expected, _, given) => {
  expect(read(...given)).toBe(expected);
});

it.each<[string, string, Parameters<typeof read>, object]>([
  [
    'UPLOAD_TOKEN_REFUSED',
    'reports an invalid token',
    [['error: the token is invalid'], 1, false, url],
    { message: rejected },
  ],
  [
    'OFFICIAL_CLIENT_FAILED',
    'reports errors and exits with 0',
    [['error: x', 'error: y'], 0, false, url],
    {
      facts: expect.arrayContaining(['reason: error: x; error: y', 'exit code 0', '| error: y']),
    },
  ],
  [
    'CLOSE_UNKNOWN',
    'exits with 0 and the Preview has no address to check',
    [[], 0, false],
    { message: ended('ended') },
  ],
  [
    'CLOSE_UNKNOWN',
    'is ended at its time limit and the Preview has no address to check',
    [[], null, true],
    { message: ended('was ended at its time limit') },
  ],
])('readCloseOutcome fails with %s if the official client %s', (code, _, given, expected) => {
  expect(read(...given)).toMatchObject({ code, ...expected });
});

it.each<[string, Parameters<typeof read>, string]>([
  ['exits with 1 and no output', [[], 1, false, url], 'exit code 1'],
  ['is killed', [[], null, false, url], 'terminated by SIGTERM'],
])('readCloseOutcome fails with CloseUnconfirmed if the official client %s', (_, given, fact) => {
  const error = read(...given);
  expect(error).toBeInstanceOf(CloseUnconfirmed);
  expect(error).toMatchObject({
    cause: { code: 'OFFICIAL_CLIENT_FAILED', facts: expect.arrayContaining([fact]) },
  });
});

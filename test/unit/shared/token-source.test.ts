import { expect, it } from 'vitest';
import { sendToAzure } from '../../../src/clients/azure/request.ts';
import { Secret } from '../../../src/shared/secret.ts';
import { fetchedToken } from '../../../src/shared/token-source.ts';
import { failureOf } from '../../support/failure.ts';
import { scriptedHttp } from '../../support/http.ts';

const { signal } = new AbortController();
const url = 'https://graph.microsoft.com/v1.0/me';

/** A service that takes one token. */
const service = (accepted: string) =>
  scriptedHttp(({ headers }) =>
    headers.authorization === `Bearer ${accepted}` ? { body: {} } : { status: 401 },
  );

it('a token that has ended is fetched anew once for all requests that were refused, and each is sent again', async () => {
  const http = service('second');
  let fetched = 0;
  const token = fetchedToken(new Secret('first'), async () => {
    fetched += 1;
    await new Promise(setImmediate);
    return new Secret('second');
  });
  const send = () => sendToAzure({ http, token, signal }, { method: 'GET', url }, 'a right');
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(fetched).toBe(1);
});

it('a token that is fetched anew and is the same is no other one', async () => {
  const http = service('second');
  const token = fetchedToken(new Secret('first'), async () => new Secret('first'));
  const error = await failureOf(
    sendToAzure({ http, token, signal }, { method: 'GET', url }, 'a right'),
  );
  expect(error.code).toBe('AZURE_TOKEN_REFUSED');
  expect(http.requests).toHaveLength(1);
});

it('without a first token the command is run when a token is needed', async () => {
  const http = service('only');
  const token = fetchedToken(undefined, async () => new Secret('only'));
  expect(
    (await sendToAzure({ http, token, signal }, { method: 'GET', url }, 'a right')).status,
  ).toBe(200);
});

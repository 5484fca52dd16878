import { expect, it } from 'vitest';
import { sendToAzure } from '../../../src/clients/azure/request.ts';
import { Secret } from '../../../src/shared/secret.ts';
import { fetchedToken } from '../../../src/shared/token-source.ts';
import { catchError } from '../../support/failure.ts';
import { scriptedHttp } from '../../support/http.ts';

const { signal } = new AbortController();
const url = 'https://graph.microsoft.com/v1.0/me';

/** Creates a service that accepts one token. */
const service = (accepted: string) =>
  scriptedHttp(({ headers }) =>
    headers.authorization === `Bearer ${accepted}` ? { body: {} } : { status: 401 },
  );

it('fetchedToken renews a token once for three refused requests, which are sent again', async () => {
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

it('fetchedToken does not send a request again if the renewed token is the same', async () => {
  const http = service('second');
  const token = fetchedToken(new Secret('first'), async () => new Secret('first'));
  const error = await catchError(
    sendToAzure({ http, token, signal }, { method: 'GET', url }, 'a right'),
  );
  expect(error.code).toBe('AZURE_TOKEN_REFUSED');
  expect(http.requests).toHaveLength(1);
});

it('fetchedToken fetches a token on first use if none was passed', async () => {
  const http = service('only');
  const token = fetchedToken(undefined, async () => new Secret('only'));
  expect(
    (await sendToAzure({ http, token, signal }, { method: 'GET', url }, 'a right')).status,
  ).toBe(200);
});

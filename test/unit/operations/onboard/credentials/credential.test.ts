import { describe, expect, it } from 'vitest';
import {
  armCredentials,
  getGithubIssuer,
  graphCredentials,
  isSameCredential,
} from '../../../../../src/operations/onboard/credentials/credential.ts';
import { Secret } from '../../../../../src/shared/secret.ts';
import { createDeps } from '../../../../support/deps.ts';
import { catchError } from '../../../../support/failure.ts';
import { useEach } from '../../../../support/fixture.ts';
import { scriptedHttp } from '../../../../support/http.ts';
import { openHarness } from '../harness.ts';

it.each([
  ['https://api.github.com', 'https://token.actions.githubusercontent.com'],
  ['https://my.api.acme.ghe.com', 'https://my.api.acme.ghe.com/_services/token'],
  ['http://127.0.0.1:4711/api/v3', 'http://127.0.0.1:4711/_services/token'],
  ['https://api.acme.ghe.com', 'https://token.actions.acme.ghe.com'],
  ['https://github.acme.example/api/v3', 'https://github.acme.example/_services/token'],
  ['http://127.0.0.1:4711', 'https://token.actions.githubusercontent.com'],
])('getGithubIssuer maps the API URL %s to the token issuer %s', (apiUrl, expected) => {
  expect(getGithubIssuer(apiUrl)).toBe(expected);
});

it('isSameCredential compares issuer, subject and audience, but not names', () => {
  const one = { name: 'one', issuer: 'i', subject: 's', audiences: ['a'] };
  expect(isSameCredential(one, { ...one, name: 'two' })).toBe(true);
  expect(isSameCredential({ ...one, audiences: ['b', 'a'] }, one)).toBe(true);
  const others = [
    { issuer: 'I' },
    { subject: 'S' },
    { audiences: ['b'] },
    { audiences: ['a', 'b'] },
  ];
  for (const other of others) expect(isSameCredential(one, { ...one, ...other })).toBe(false);
});

const harness = useEach(openHarness);
const audiences = ['api://AzureADTokenExchange'];
const created = { name: 'one', issuer: 'https://issuer.example', subject: 'repo:a/b', audiences };

describe.each([
  ['an app registration', () => harness.credentials],
  ['a managed identity', () => harness.armStore()],
])('the credentials of %s', (_, open) => {
  it('can be created, replaced, listed and removed repeatedly', async () => {
    const store = open();
    await store.put(created);
    expect(await store.list()).toEqual([created]);
    const replaced = { ...created, subject: 'repo:a/c' };
    await store.put(replaced);
    expect(await store.list()).toEqual([replaced]);
    await store.remove('one');
    await store.remove('one');
    expect(await store.list()).toEqual([]);
  });

  it('can be created by commands that quote the subject for a shell', () => {
    const [command] = open().commands({ ...created, subject: "it's" });
    expect(command).toContain(String.raw`it'\''s`);
  });
});

const token = new Secret('token');

it.each([
  ['follows a link to the next page', 'https://graph.microsoft.com/v1.0/next', 'two'],
  [
    'refuses a next page on a different host',
    'https://graph.microsoft.com.evil.example/v1.0/next',
    undefined,
  ],
])('graphCredentials %s', async (_, next, last) => {
  const http = scriptedHttp(({ url }) => ({
    body: url.href.endsWith('/next')
      ? { value: [{ ...created, name: 'two' }] }
      : { value: [created], '@odata.nextLink': next },
  }));
  const listing = graphCredentials({ ...createDeps(), http, token }, 'client').list();
  if (last) expect((await listing).map(({ name }) => name)).toEqual(['one', last]);
  else expect(await catchError(listing)).toMatchObject({ code: 'AZURE_REFUSED' });
});

it('armCredentials refuses an id that does not belong to a managed identity', () => {
  const open = () => armCredentials({ ...createDeps(), token }, '/subscriptions/1/x');
  expect(open).toThrow(expect.objectContaining({ code: 'ONBOARD_INPUT_INVALID' }));
});

import { expect, it } from 'vitest';
import {
  getGithubIssuer,
  isSameCredential,
} from '../../../../../src/operations/onboard/credentials/credential.ts';

it.each([
  ['https://api.github.com', 'https://token.actions.githubusercontent.com'],
  ['https://api.acme.ghe.com', 'https://token.actions.acme.ghe.com'],
  ['https://github.acme.example/api/v3', 'https://github.acme.example/_services/token'],
  ['http://127.0.0.1:4711', 'https://token.actions.githubusercontent.com'],
])('getGithubIssuer derives the token issuer from the API URL %s', (apiUrl, expected) => {
  expect(getGithubIssuer(apiUrl)).toBe(expected);
});

it('isSameCredential compares issuer, subject and audience, but not names', () => {
  const one = { name: 'one', issuer: 'i', subject: 's', audiences: ['a'] };
  expect(isSameCredential(one, { ...one, name: 'two' })).toBe(true);
  for (const other of [{ issuer: 'I' }, { subject: 'S' }, { audiences: ['b'] }])
    expect(isSameCredential(one, { ...one, ...other })).toBe(false);
});

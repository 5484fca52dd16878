import { expect, it } from 'vitest';
import { addressOf, serviceAddress } from '../../../src/workspace-api/address.ts';

it.each([
  ['https://files.example.com', 'https://files.example.com'],
  [' https://files.example.com/ ', 'https://files.example.com'],
  ['https://example.com/files/', 'https://example.com/files'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['http://localhost', 'http://localhost'],
  ['http://[::1]:1', 'http://[::1]:1'],
])('%j is the service %s', (value, expected) => {
  expect(serviceAddress(value, 'X')).toBe(expected);
});

it.each([
  'files.example.com',
  '',
  'http://files.example.com',
  'http://127.0.0.1.example.com',
  'file:///etc/passwd',
  'https://u:p@files.example.com',
  'https://files.example.com?x=1',
  'https://files.example.com#x',
])('%j is no service', (value) => {
  expect(() => serviceAddress(value, 'X')).toThrow(expect.objectContaining({ code: 'USAGE' }));
});

it('a path goes below that of the service', () => {
  expect(addressOf('https://example.com/files', '/v1/me').href).toBe('https://example.com/files/v1/me');
});

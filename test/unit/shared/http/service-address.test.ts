import { describe, expect, it } from 'vitest';
import {
  endpointAddress,
  isLoopback,
  serviceAddress,
} from '../../../../src/shared/http/service-address.ts';

describe('serviceAddress', () => {
  it.each([
    ['https://files.example.com', 'https://files.example.com'],
    [' https://files.example.com/ ', 'https://files.example.com'],
    ['https://example.com/files/', 'https://example.com/files'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['http://localhost', 'http://localhost'],
    ['http://portal.localhost:1', 'http://portal.localhost:1'],
    ['http://[::1]:1', 'http://[::1]:1'],
  ])('parses %j as %s', (value, expected) => expect(serviceAddress(value, 'X')).toBe(expected));

  it.each([
    ['files.example.com', 'X is not a URL'],
    ['', 'X is not a URL'],
    ['file:///etc/passwd', 'X is not a URL'],
    ['ftp://files.example.com', 'X is not a URL'],
    ['https://u:secret@files.example.com', 'X contains more than an origin and a path'],
    ['https://files.example.com?secret=1', 'X contains more than an origin and a path'],
    ['https://files.example.com#x', 'X contains more than an origin and a path'],
    ['http://files.example.com', 'X is not encrypted'],
    ['http://127.0.0.1.example.com', 'X is not encrypted'],
  ])('refuses %j', (value, message) => {
    expect(() => serviceAddress(value, 'X')).toThrow(
      expect.objectContaining({ code: 'USAGE', message: expect.stringContaining(message) }),
    );
    expect(() => serviceAddress(value, 'X')).not.toThrow(/secret/);
  });
});

it.each([
  ['https://portal.example.com', 'https://portal.example.com/api/sites'],
  ['https://portal.example.com/', 'https://portal.example.com/api/sites'],
  ['https://example.com/portal/', 'https://example.com/portal/api/sites'],
])('endpointAddress appends a path to the address %s', (service, address) => {
  expect(endpointAddress(serviceAddress(service, 'X'), '/api/sites').href).toBe(address);
});

it('endpointAddress omits undefined query parameters', () => {
  const url = endpointAddress('https://a.example', '/x', {
    status: 'active',
    companyId: undefined,
    limit: 0,
  });
  expect(url.search).toBe('?status=active&limit=0');
});

describe('isLoopback', () => {
  it.each([
    'http://localhost',
    'https://LOCALHOST',
    'http://a.localhost',
    'http://127.9.9.9',
    'http://[::1]',
    'http://2130706433',
  ])('accepts %s', (address) => expect(isLoopback(new URL(address))).toBe(true));

  it.each([
    'http://localhost.example',
    'http://notlocalhost',
    'http://127.0.0.1.nip.io',
    'http://128.0.0.1',
    'http://[::2]',
  ])('rejects %s', (address) => expect(isLoopback(new URL(address))).toBe(false));
});

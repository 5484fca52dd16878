import { describe, expect, it } from 'vitest';
import {
  isPrivateAddress,
  namesPrivateAddress,
} from '../../../../../src/localcloud/portal/webhook-sender.ts';

describe('isPrivateAddress', () => {
  it.each(
    `127.0.0.1 127.255.255.254 10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254
       100.64.0.1 0.0.0.0 255.255.255.255 224.0.0.1 ::1 :: fe80::1 fd00::1 ff02::1
       ::ffff:127.0.0.1 ::ffff:10.0.0.1 64:ff9b::7f00:1 2002:7f00:1:: ::127.0.0.1
       ::ffff:0:127.0.0.1 fec0::1 3fff::1 5f00::1 192.88.99.1`.split(/\s+/),
  )('returns true for %s', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });
  it.each([
    '1.1.1.1',
    '172.32.0.1',
    '172.15.255.255',
    '192.169.0.1',
    '2606:4700::1111',
    '::ffff:1.1.1.1',
  ])('returns false for %s', (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });
});

describe('namesPrivateAddress', () => {
  it.each([
    'http://localhost/',
    'http://LOCALHOST./',
    'http://printer.local/',
    'http://metadata.google.internal/',
    'http://[::1]:8080/',
    'http://0177.0.0.1/',
  ])('returns true for %s', (url) => {
    expect(namesPrivateAddress(url)).toBe(true);
  });

  it.each(['https://hooks.example.com/', 'https://localhost.example.com/'])(
    'returns false for %s',
    (url) => {
      expect(namesPrivateAddress(url)).toBe(false);
    },
  );
});

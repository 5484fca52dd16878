import { expect, it } from 'vitest';
import { addressOf } from '../../../src/workspace-api/address.ts';

it('a path goes below that of the service', () => {
  expect(addressOf('https://example.com/files', '/v1/me').href).toBe('https://example.com/files/v1/me');
});

import { describe, expect, it } from 'vitest';
import { addressOf, pathOf } from '../../../../src/portal/client/address.ts';

describe('pathOf', () => {
  it('fills each parameter in as one segment', () => {
    const parameters = { siteId: 'a/b?c#d', pageSlug: 'über uns' };
    expect(pathOf('/api/sites/{siteId}/seo/{pageSlug}', parameters)).toBe(
      '/api/sites/a%2Fb%3Fc%23d/seo/%C3%BCber%20uns',
    );
  });

  it.each(['', '.', '..'])('refuses "%s", which would lead to another endpoint', (siteId) => {
    expect(() => pathOf('/api/sites/{siteId}/settings', { siteId })).toThrow(
      expect.objectContaining({ code: 'USAGE', message: `"${siteId}" is not a siteId.` }),
    );
  });
});

describe('addressOf', () => {
  it.each([
    ['https://portal.example.com', 'https://portal.example.com/api/sites'],
    ['https://portal.example.com/', 'https://portal.example.com/api/sites'],
    ['https://example.com/portal/', 'https://example.com/portal/api/sites'],
    ['https://example.com/portal?x=1#y', 'https://example.com/portal/api/sites'],
  ])('is below %s', (base, address) => {
    expect(addressOf(base, '/api/sites').href).toBe(address);
  });

  it('leaves out of the query what is absent', () => {
    const url = addressOf('https://a.example', '/x', { status: 'active', companyId: undefined, limit: 0 });
    expect(url.search).toBe('?status=active&limit=0');
  });
});

import { describe, expect, it } from 'vitest';
import { buildPath } from '../../../../src/clients/portal/portal.ts';

describe('buildPath', () => {
  it('encodes each parameter as one path segment', () => {
    const parameters = { siteId: 'a/b?c#d', pageSlug: 'über uns' };
    expect(buildPath('/api/sites/{siteId}/seo/{pageSlug}', parameters)).toBe(
      '/api/sites/a%2Fb%3Fc%23d/seo/%C3%BCber%20uns',
    );
  });

  it.each(['', '.', '..'])('refuses the parameter "%s"', (siteId) => {
    expect(() => buildPath('/api/sites/{siteId}/settings', { siteId })).toThrow(
      expect.objectContaining({ code: 'USAGE', message: `"${siteId}" is not a siteId.` }),
    );
  });
});

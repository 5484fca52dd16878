import { describe, expect, it } from 'vitest';
import { createRouter } from '../../../src/localcloud/service/http.ts';

const find = createRouter([
  { method: 'GET', path: '/sites/{siteId}' },
  { method: 'GET', path: '/sites/all' },
  { method: 'PUT', path: '/sites/{siteId}/pages/{slug}' },
  { method: 'POST', path: '/sites/{siteId}/pages/{slug}' },
  { method: '*', path: '/token' },
]);

describe('the router of the local cloud', () => {
  it('finds an endpoint and decodes its path parameters', () => {
    expect(find('PUT', '/sites/site%201/pages/caf%C3%A9')).toMatchObject({
      endpoint: { path: '/sites/{siteId}/pages/{slug}' },
      parameters: { siteId: 'site 1', slug: 'café' },
    });
  });

  it('prefers a literal segment to a parameter that is declared earlier', () => {
    expect(find('GET', '/sites/all').endpoint?.path).toBe('/sites/all');
  });

  it('lists each allowed method of a path once', () => {
    expect(find('DELETE', '/sites/a/pages/b')).toEqual({
      endpoint: undefined,
      allowed: ['PUT', 'POST'],
    });
  });

  it.each(['/sites', '/sites/', '/sites/a/', '/sites//pages/b', '/sites/%zz', '/Sites/a', ''])(
    'finds no endpoint for the path %j',
    (path) => {
      expect(find('GET', path)).toEqual({ endpoint: undefined, allowed: [] });
    },
  );

  it('lets an endpoint accept every method', () => {
    expect(find('PATCH', '/token').endpoint?.path).toBe('/token');
  });
});

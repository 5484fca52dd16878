import { describe, expect, it } from 'vitest';
import { createRouter } from '../../../src/localcloud/router.ts';

const find = createRouter([
  { method: 'GET', path: '/sites/{siteId}' },
  { method: 'GET', path: '/sites/all' },
  { method: 'PUT', path: '/sites/{siteId}/pages/{slug}' },
  { method: 'POST', path: '/sites/{siteId}/pages/{slug}' },
  { method: '*', path: '/token' },
]);

describe('the router of the local cloud', () => {
  it('finds an endpoint with the segments that its path names, decoded', () => {
    expect(find('PUT', '/sites/site%201/pages/caf%C3%A9')).toMatchObject({
      endpoint: { path: '/sites/{siteId}/pages/{slug}' },
      parameters: { siteId: 'site 1', slug: 'café' },
    });
  });

  it('takes a literal segment before a parameter, wherever it was declared', () => {
    expect(find('GET', '/sites/all').endpoint?.path).toBe('/sites/all');
  });

  it('names the methods that a path takes, each once', () => {
    expect(find('DELETE', '/sites/a/pages/b')).toEqual({
      endpoint: undefined,
      allowed: ['PUT', 'POST'],
    });
  });

  it.each(['/sites', '/sites/', '/sites/a/', '/sites//pages/b', '/sites/%zz', '/Sites/a', ''])(
    'knows no path %j',
    (path) => {
      expect(find('GET', path)).toEqual({ endpoint: undefined, allowed: [] });
    },
  );

  it('leaves the method to an endpoint that takes all', () => {
    expect(find('PATCH', '/token').endpoint?.path).toBe('/token');
  });
});

import { describe, expect, it } from 'vitest';
import { siteRecordFrom } from '../../../../src/cli/onboard/read-site-record.ts';
import { parseSiteConfig } from '../../../../src/config/parse.ts';
import { renderOnboarding } from '../../../../src/onboard/render/render.ts';
import { action, site } from '../../onboard/world.ts';

const options = { config: 'site.config.yml', concurrency: 4, writesPerMinute: 60, writesPerHour: 450 };
const text = renderOnboarding(site, { action }).find(({ path }) => path === 'site.config.yml')?.content ?? '';
const config = parseSiteConfig(text, 'site.config.yml');

describe('a site record', () => {
  it('a site record comes from a checkout alone', () => {
    expect(siteRecordFrom({ options, config, origin: 'Acme/docs' })).toEqual({
      ...site,
      previewBranches: ['release/**'],
    });
  });

  it('a site record follows the options before everything else', () => {
    const given = { ...options, slug: 'other', repository: 'acme/other', productionBranch: 'live' };
    expect(siteRecordFrom({ options: given, config, origin: 'Acme/docs' })).toMatchObject({
      slug: 'other',
      repository: { owner: 'acme', name: 'other' },
      productionBranch: 'live',
    });
  });

  it('a site record takes the identity of its own before the one of all', () => {
    const identity = { clientId: '99999999-9999-4999-8999-999999999999' };
    expect(siteRecordFrom({ options, config, origin: 'a/b', identity }).azure).toEqual({ ...site.azure, ...identity });
  });

  it('a site record names every option that is missing, all at once', () => {
    expect(() => siteRecordFrom({ options: { ...options, slug: 'x', type: 'docs' } })).toThrow(
      expect.objectContaining({
        code: 'USAGE',
        message:
          'What the site is, is not wholly known: --repository, --site-id, --url, --portal, --audience, --client-id, --tenant-id, --subscription-id missing.',
      }),
    );
  });
});

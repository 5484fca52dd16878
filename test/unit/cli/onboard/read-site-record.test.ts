import { describe, expect, it } from 'vitest';
import { readIdentities, siteRecordFrom } from '../../../../src/cli/onboard/read-site-record.ts';
import { parseSiteConfig } from '../../../../src/config/parse.ts';
import { renderOnboarding } from '../../../../src/workflows/render/render.ts';
import { failureOf } from '../../../support/failure.ts';
import { testFolder } from '../../deploy/steps/folder.ts';
import { action, site } from '../../operations/onboard/world.ts';

const options = {
  config: 'site.config.yml',
  concurrency: 4,
  writesPerMinute: 60,
  writesPerHour: 450,
};
const text =
  renderOnboarding(site, { action }).find(({ path }) => path === 'site.config.yml')?.content ?? '';
const config = parseSiteConfig(text, 'site.config.yml');

describe('a site record', () => {
  it('a site record can be read from a checkout alone', () => {
    expect(siteRecordFrom({ options, config, origin: 'Acme/docs' })).toEqual({
      ...site,
      previewBranches: ['release/**'],
    });
  });

  it('a site record prefers options over everything else', () => {
    const given = { ...options, slug: 'other', repository: 'acme/other', productionBranch: 'live' };
    expect(siteRecordFrom({ options: given, config, origin: 'Acme/docs' })).toMatchObject({
      slug: 'other',
      repository: { owner: 'acme', name: 'other' },
      productionBranch: 'live',
    });
  });

  it("a site record prefers the site's own identity over the shared one", () => {
    const identity = { clientId: '99999999-9999-4999-8999-999999999999' };
    expect(siteRecordFrom({ options, config, origin: 'a/b', identity }).azure).toEqual({
      ...site.azure,
      ...identity,
    });
  });

  it('a site record treats an empty value as missing', () => {
    expect(() => siteRecordFrom({ options: { ...options, siteId: '' } })).toThrow(
      /: --repository, --site-id, /,
    );
  });

  it('a site record names all missing options at once', () => {
    expect(() => siteRecordFrom({ options: { ...options, slug: 'x', type: 'docs' } })).toThrow(
      expect.objectContaining({
        code: 'USAGE',
        message:
          'The site is not fully specified: --repository, --site-id, --url, --portal, --audience, --client-id, --tenant-id, --subscription-id missing.',
      }),
    );
  });
});

it('an identities file with invalid YAML is refused with the location', async () => {
  await using folder = await testFolder();
  folder.write({ 'identities.yml': 'acme-docs: { clientId: 1\nother: ]\n' });
  const error = await failureOf(readIdentities(folder.root, 'identities.yml'));
  expect(error).toMatchObject({ code: 'USAGE', message: 'identities.yml is not valid YAML.' });
  expect(error.facts.join('\n')).toContain('at line 2');
});

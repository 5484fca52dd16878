import { afterAll, describe, expect, it } from 'vitest';
import { sampleSite } from '../../../../../src/localcloud/localcloud.ts';
import { frameHost } from '../../../../../src/localcloud/pages/portal/frames.ts';
import { getText } from '../../../action/rendered.ts';
import { oneHosting, openFace } from '../open-face.ts';

const site = `/sites/${sampleSite.id}`;
const deployed = new Set(['production', 'preview']);
const address = (_slug: string, name: string | null = 'production') =>
  deployed.has(name ?? 'production') ? 'http://127.0.0.1:1' : undefined;
const pages = await openFace({ hosting: { ...oneHosting, address } });
afterAll(() => pages.close());
const { calls } = pages;
const api = `/api/sites/${sampleSite.id}`;
const deploy = (environment: string, version: string, hour: string) =>
  calls.send('PUT', `${api}/environments/${environment}`, {
    ...{ version, commitSha: 'a'.repeat(40), deployedAt: `2026-01-02T${hour}:00:00Z` },
  });
const open = async (query = '') => {
  const { html } = await pages.open(`${site}/edit/home${query}`);
  const [, host = ''] = /<iframe[^>]*src="http:\/\/([^:/]+)/.exec(html) ?? [];
  const environments = ['production', 'preview'] as const;
  const shown = environments.find((name) => frameHost(sampleSite.slug, name) === host);
  return { shown, html, text: getText(html).replaceAll(/\s+/g, ' ') };
};

describe('the frame of the built page', () => {
  it('shows the newest deployment and names it', async () => {
    await calls.send('PUT', `${api}/pages`, {
      pages: [
        { path: '/', title: 'Home' },
        { path: '/more', title: 'More' },
      ],
    });
    await deploy('Preview', '1.1.0', '08');
    await deploy('Production', '1.1.0', '09');
    const { shown, text } = await open();
    expect(shown).toBe('production');
    expect(text).toContain('Production, version 1.1.0, since 2026-01-02 09:00 UTC, with the texts');
    expect(text).toContain('Show Preview, version 1.1.0, since 2026-01-02 08:00 UTC');
    await deploy('Preview', '1.2.0', '10');
    expect((await open()).shown).toBe('preview');
  });

  it('keeps showing the chosen deployment on the next page', async () => {
    const { shown, html } = await open('?in=production');
    expect(shown).toBe('production');
    expect(html).toContain(`href="${site}/edit/more?in=production"`);
    expect(html).toContain('name="in" value="production"');
    const response = await pages.call(`${site}/edit?page=more&in=production`, {
      redirect: 'manual',
    });
    expect(response.headers.get('location')).toBe(`${site}/edit/more?in=production`);
  });

  it('falls back to Production, or reports that nothing is deployed', async () => {
    deployed.delete('preview');
    expect((await open('?in=preview')).shown).toBe('production');
    deployed.clear();
    expect((await open()).text).toContain('Nothing is published yet');
  });
});

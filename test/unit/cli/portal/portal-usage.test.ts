import { describe, expect, it } from 'vitest';
import { useTerminal } from './terminal.ts';

const { terminal, printed } = useTerminal();

const site = ['--site', 'site_hp_web'];

describe('a failed portal command', () => {
  it("exits with the code of the portal's refusal, and prints the error code and a remedy", async () => {
    const { code, out, err } = await terminal.run(['seo', 'show', 'nowhere', ...site]);
    expect({ code, out }).toEqual({ code: 5, out: '' });
    expect(err).toMatch(
      /^The site "harbour-pine-web" has no page "nowhere"\. \[PORTAL_NOT_FOUND\]\n {2}GET .*\n {2}request id: .*\nWhat to do: /,
    );
  });

  it.each([
    ['an unknown token', 'x', 'PORTAL_UNAUTHORIZED'],
    ['the token of a person without access', 'local-none-token', 'PORTAL_FORBIDDEN'],
  ])('reports $0 as $2', async (_, token, code) => {
    const { err } = await terminal.run(['settings', ...site], { env: { PORTAL_TOKEN: token } });
    expect(err).toContain(`[${code}]`);
  });

  it('exits with code 2 after wrong usage', async () => {
    for (const args of [
      ['sites', '--limit', '0'],
      ['sites', '--nonsense'],
      ['sites', '--all', '--offset', '2'],
      ['text'],
      ['nonsense'],
    ]) {
      expect({ args, ...(await terminal.run(args)) }).toMatchObject({ args, code: 2, out: '' });
    }
    expect(await terminal.run(['pages'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--site <id>'),
    });
    const nowhere = await terminal.run(['sites'], { env: { PORTAL_URL: undefined } });
    expect(nowhere).toMatchObject({ code: 2, err: expect.stringContaining('PORTAL_URL') });
    const nobody = await terminal.run(['sites'], { env: { PORTAL_TOKEN: undefined } });
    expect(nobody).toMatchObject({
      code: 2,
      err: expect.stringContaining('PORTAL_TOKEN is not set'),
    });
  });
});

describe('the portal command', () => {
  it('reads the site and its host from the site config, and reports errors in it', async () => {
    const config = `version: 1
site: { slug: harbour-pine-web, id: site_hp_web, type: static, url: https://www.harbour-pine.example }
portal: { url: https://portal.example.com, audience: api://0f0f0f0f-0000-4000-8000-000000000000 }
azure:
  clientId: 5f0b6f6e-1d7a-4b43-9c55-0b6b3f7a1003
  tenantId: 11111111-1111-4111-8111-111111111111
  subscriptionId: 33333333-3333-4333-8333-333333333333
environments:
  production: { branch: master }
  preview: { branches: ["release/**"] }
`;
    terminal.folder.write({ 'site.config.yml': config });
    expect(await printed(['pages'])).toContain('/imprint');
    expect(await printed(['content', 'posts'])).toContain('why-we-oil');
    terminal.folder.write({ 'site.config.yml': 'version: 2\n' });
    expect(await terminal.run(['pages'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('CONFIG_INVALID'),
    });
  });

  it('reads the token from stdin with --token-stdin, and does not print it', async () => {
    const stdin = 'local-viewer-token\n';
    const viewer = await terminal.run(['sites', '--token-stdin'], {
      stdin,
      env: { PORTAL_TOKEN: undefined },
    });
    expect(viewer).toMatchObject({ code: 0, out: expect.stringMatching(/^ID +SLUG/) });
    const refused = await terminal.run(
      ['settings', 'set', 'general.name=x', ...site, '--token-stdin'],
      { stdin },
    );
    expect(refused).toMatchObject({ code: 4, err: expect.stringContaining('yours is viewer') });
    const unknown = await terminal.run(['sites', '--token-stdin'], { stdin: 'nobody-knows-it' });
    expect(unknown).toMatchObject({ code: 4, err: expect.stringContaining('PORTAL_UNAUTHORIZED') });
    expect(unknown.err).not.toContain('nobody-knows-it');
  });
});

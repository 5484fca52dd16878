import { describe, expect, it, vi } from 'vitest';
import { onboard, one, usePlace } from './harness/onboard.ts';

vi.setConfig({ testTimeout: 120_000 });

const secret = 'the-secret-that-the-portal-supplies';
const place = usePlace();
const writes = () =>
  place.cloud.requests.all.filter(({ method }) => !['GET', 'CONNECT'].includes(method));

describe('onboarding writes nothing and names the remedy with', () => {
  it.each([
    ['no GitHub token', { GH_TOKEN: '' }, 'GITHUB_TOKEN_MISSING', 'Set GH_TOKEN'],
    [
      'an unknown GitHub token',
      { GH_TOKEN: 'no-such-token' },
      'GITHUB_TOKEN_REFUSED',
      'Set GH_TOKEN to a token that has not expired',
    ],
    ['no portal token', { PORTAL_TOKEN: '' }, 'ONBOARD_SECRET_MISSING', 'Set PORTAL_TOKEN'],
    [
      'an unknown token of Microsoft Graph',
      { SITE_DEPLOY_GRAPH_TOKEN: 'no-such-token' },
      'AZURE_TOKEN_REFUSED',
      'Get a new one',
    ],
    [
      'no webhook secret',
      { SITE_DEPLOY_WEBHOOK_SECRET: '' },
      'ONBOARD_SECRET_MISSING',
      'Set SITE_DEPLOY_WEBHOOK_SECRET',
    ],
  ])('%s', async (_, env, code, remedy) => {
    const { code: exit, output } = await onboard(place, [...one(), '--apply'], env);
    expect(exit).toBe(1);
    expect(output).toContain(`[${code}]`);
    expect(output).toContain(`What to do: ${remedy}`);
    expect(output).not.toContain('    at ');
    expect(writes()).toEqual([]);
  });
});

it('the webhook secret is read from stdin and not printed', async () => {
  const args = [...one(), '--apply', '--webhook-secret-stdin'];
  const empty = await onboard(place, args, {}, '\n');
  expect([empty.code, empty.output.includes('Standard input contains no webhook secret.')]).toEqual(
    [2, true],
  );
  const withoutSecret = { SITE_DEPLOY_WEBHOOK_SECRET: '' };
  const { code, output } = await onboard(place, args, withoutSecret, `${secret}\n`);
  expect(code, output).toBe(0);
  expect(output).not.toContain(secret);
  expect(place.cloud.githubApi.repository('acme/shop')?.hooks[0]?.config.secret).toBe(secret);
});

it('no onboard option takes a secret as its value', async () => {
  const { stdout } = await onboard(place, ['--help']);
  const options = [...stdout.matchAll(/^ {2}(--[\w-]+)( <[^>]+>)?/gm)];
  expect(options.length).toBeGreaterThan(30);
  const named = options.filter(([, name = '']) => /secret|token|key|password/.test(name));
  expect(named.map(([, name, value]) => [name, value])).toEqual([
    ['--webhook-secret-stdin', undefined],
    ['--rotate-webhook-secret', undefined],
    ['--api-token', undefined],
    ['--no-api-token', undefined],
    ['--app-key-stdin', undefined],
  ]);
});

import { describe, expect, it } from 'vitest';
import { portalAddress } from '../../../../src/cli/portal/session.ts';
import { catchError } from '../../../support/failure.ts';
import { createPlan } from '../../../support/plan.ts';

const { config } = createPlan();
const never = () => Promise.reject(new Error('nobody is to read it'));

describe('portalAddress', () => {
  it('prefers the option to PORTAL_URL, and PORTAL_URL to the site config', async () => {
    const env = { PORTAL_URL: 'https://two.example' };
    expect(await portalAddress('https://one.example', env, never)).toBe('https://one.example');
    expect(await portalAddress(undefined, env, never)).toBe('https://two.example');
    expect(await portalAddress(undefined, { PORTAL_URL: '' }, async () => config)).toBe(
      config.portal.url,
    );
  });

  it.each([
    ['portal.example.com', '--portal is not a URL'],
    ['ftp://portal.example.com', '--portal is not a URL'],
    ['https://me:secret@portal.example.com', '--portal contains more than an origin and a path'],
    ['http://portal.example.com', '--portal is not encrypted'],
    ['http://127.0.0.1.example.com', '--portal is not encrypted'],
  ])('refuses %s', async (address, message) => {
    const error = await catchError(portalAddress(address, {}, never));
    expect(error.code).toBe('USAGE');
    expect(error.message).toContain(message);
    expect(error.message).not.toContain('secret@');
  });

  it.each([
    'http://127.0.0.1:8080',
    'http://localhost',
    'http://[::1]:1',
    'http://portal.localhost',
  ])('accepts %s', async (address) => {
    expect(await portalAddress(address, {}, never)).toBe(address);
  });

  it('names the possible sources if there is no address', async () => {
    const error = await catchError(portalAddress(undefined, {}, async () => undefined));
    expect(error.remedy).toMatch(/--portal.*PORTAL_URL.*site\.config\.yml/);
  });
});

import { describe, expect, it } from 'vitest';
import { plainLog } from '../../../src/shared/plain-log.ts';
import { Secret } from '../../../src/shared/secret.ts';

function open(options: { color?: boolean; verbose?: boolean } = {}) {
  const written: string[] = [];
  const stream = { write: (text: string) => written.push(text) };
  return { log: plainLog({ stream, color: false, verbose: false, ...options }), written };
}

describe('plainLog', () => {
  it('writes one plain line per message', () => {
    const { log, written } = open();
    log.info('built');
    log.warn('no lockfile');
    log.error('it failed');
    expect(written).toEqual(['built\n', 'warning: no lockfile\n', 'it failed\n']);
  });

  it('shows debug lines only if verbose', () => {
    const quiet = open();
    quiet.log.debug('detail');
    expect(quiet.written).toEqual([]);
    const verbose = open({ verbose: true });
    verbose.log.debug('detail');
    expect(verbose.written).toEqual(['detail\n']);
  });

  it('marks the output of other programs', () => {
    const { log, written } = open();
    const output = log.foreign('npm run build');
    output.line('::error::not ours');
    log.info('meanwhile');
    output.close();
    expect(written).toEqual(['> npm run build\n', '  | ::error::not ours\n', 'meanwhile\n']);
  });

  it('disarms workflow commands in info, errors and foreign output', () => {
    const { log, written } = open();
    log.info('::add-mask::a');
    log.error('the page ##[stop-commands]x.html');
    log.foreign('npm run ##[echo]on').line('##[add-matcher]x');
    expect(written.join('')).toBe(
      '| ::add-mask::a\nthe page ## [stop-commands]x.html\n> npm run ## [echo]on\n  | ## [add-matcher]x\n',
    );
  });

  it('redacts secrets in each kind of line', () => {
    const { log, written } = open({ verbose: true });
    log.mask(new Secret('very+secret'));
    for (const kind of ['debug', 'info', 'warn', 'error'] as const)
      log[kind]('is very+secret and very%2Bsecret');
    log.foreign('echo very+secret').line('very+secret');
    expect(written.join('')).not.toMatch(/very/);
    expect(written).toHaveLength(6);
  });

  it('colours errors if allowed', () => {
    const coloured = open({ color: true });
    coloured.log.error('it failed');
    coloured.log.info('built');
    expect(coloured.written).toEqual(['\u001b[31mit failed\u001b[39m\n', 'built\n']);
  });
});

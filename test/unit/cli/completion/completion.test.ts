import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { runIn } from '../terminal-run.ts';

/** Returns bash's completions of the last word on a line. */
async function offered(words: readonly string[]): Promise<string[]> {
  const { stdout } = await runIn('/', ['completion', 'bash']);
  const line = ['site-deploy', ...words].map((word) => `'${word}'`).join(' ');
  const script = `${stdout}\nCOMP_WORDS=(${line}); COMP_CWORD=${words.length}; _site_deploy; printf '%s\\n' "$\u007bCOMPREPLY[@]}"`;
  return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trim().split('\n');
}

it.each([
  ['de', 'deploy'],
  ['portal site', 'sites site sitemap'],
  ['deploy --site', '--site-version'],
  ['deploy --mode ', 'all build deploy close'],
  ['deploy --force --uploader d', 'direct'],
])('bash completes "site-deploy %s" with "%s"', async (words, expected) => {
  expect(await offered(words.split(' '))).toEqual(expected.split(' '));
});

it.each(['zsh', 'fish'])(
  'the %s completion script contains commands and options',
  async (shell) => {
    const { code, stdout } = await runIn('/', ['completion', shell]);
    expect(code).toBe(0);
    for (const word of ['init', 'status', 'rollback', 'subscription-id', 'uploader'])
      expect(stdout).toContain(word);
    expect(stdout).not.toMatch(/undefined|\[object/);
  },
);

it('completion refuses an unknown shell', async () => {
  expect(await runIn('/', ['completion', 'tcsh'])).toMatchObject({ code: 2, stdout: '' });
});

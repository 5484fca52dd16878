import { readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { createConfig } from '../../../../src/cli/init/init.ts';
import { testFolder } from '../../../support/folder.ts';
import { terminalContext } from '../command-context.ts';

/**
 * Creates a person who answers each question with the next line, and accepts all later proposals.
 */
function person(cwd: string, lines: readonly string[]) {
  const output: string[] = [];
  const rest = [...lines];
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const write = (text: string) => {
    output.push(text);
    if (/\]: $/.test(text)) setImmediate(() => input.write(`${rest.shift() ?? ''}\n`));
  };
  const context = terminalContext(input, write, { cwd });
  return { context, output: () => output.join('') };
}

it('init reports an invalid answer immediately and asks again', async () => {
  await using folder = await testFolder();
  folder.write({ 'index.html': '<h1>Here</h1>' });
  const { context, output } = person(folder.root, [
    'Not a Slug!',
    'acme-docs',
    '',
    'blog',
    'static',
    'ftp://acme.example',
  ]);
  expect(await createConfig({ folder: '.', config: 'site.config.yml' }, context)).toBe(0);
  expect(output().match(/Site slug in the portal \[/g)).toHaveLength(2);
  expect(output().match(/Site type: docs, spa or static \[/g)).toHaveLength(2);
  expect(output().match(/Address of the live site \[/g)).toHaveLength(2);
  expect(output()).toMatch(/\]: {3}.*Not a Slug!/);
  expect(readFileSync(folder.at('site.config.yml'), 'utf8')).toContain('slug: acme-docs');
});

it('init does not ask again for an invalid option value', async () => {
  await using folder = await testFolder();
  folder.write({ 'index.html': '<h1>Here</h1>' });
  const { context, output } = person(folder.root, []);
  const made = createConfig(
    { folder: '.', config: 'site.config.yml', slug: 'Not a Slug!' },
    context,
  );
  await expect(made).rejects.toMatchObject({ code: 'CONFIG_INVALID' });
  expect(output().match(/Site id in the portal \[/g)).toHaveLength(1);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testFolder } from '../../../support/folder.ts';
import { needed } from '../../../support/site-config.ts';
import { runIn } from '../terminal-run.ts';

it('render --texts writes the module for texts next to the workflows, keeps an existing content file, and refuses one in YAML', async () => {
  await using folder = await testFolder();
  folder.write({
    'package.json': { name: 'site' },
    'site.config.yml': needed,
    'src/app.jsx': '<Text k="home.hero.title">Welcome</Text>',
    'content/overrides.json': { 'home.hero.title': 'Edited' },
  });
  const action = `acme/site-deploy@${'a'.repeat(40)}#v1.0.0`;
  const ofSite = ['--action', action, '--repository', 'acme/site', '--texts', 'react'];
  const { code, stdout } = await runIn(folder.root, ['render', ...ofSite, '--into', 'out']);
  expect(code).toBe(0);
  expect(stdout).toContain('content/overrides.json: already in the checkout');
  const read = (file: string) => readFileSync(folder.at('out', file), 'utf8');
  expect(read('src/texts.js')).toContain("import overrides from '../content/overrides.json';");
  expect(read('src/live-text.js')).toMatch(/^'use client';/);
  expect(JSON.parse(read('content/text-keys.json'))).toEqual({ 'home.hero.title': 'Welcome' });
  expect(read('.github/workflows/deploy.yml')).not.toContain('texts');

  folder.write({ 'site.config.yml': `${needed}\ncontent: { file: content/texts.yml }\n` });
  const refused = await runIn(folder.root, ['render', ...ofSite, '--into', 'other']);
  expect(refused.code).not.toBe(0);
  expect(refused.stderr).toContain('cannot be imported by an application');
});

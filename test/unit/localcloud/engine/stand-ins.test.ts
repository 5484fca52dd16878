import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { useEach } from '../../../support/fixture.ts';
import { Repositories } from './repositories.ts';

const local = useEach(() => new Repositories());

const job = (steps: string, more = '') => `
on: push
${more}
jobs:
  a:
    runs-on: ubuntu-24.04
    steps:
${steps.replaceAll(/^/gm, '      ')}
`;

const pages = `
- run: mkdir -p _site/.git && echo hi > _site/index.html && touch _site/.git/x
- { id: configure, uses: actions/configure-pages@v6 }
- run: echo "\${{ steps.configure.outputs.base_url }} \${{ steps.configure.outputs.base_path }}"
- uses: actions/upload-pages-artifact@v5
- { id: pages, uses: actions/deploy-pages@v5 }
- run: echo "\${{ steps.pages.outputs.page_url }}"`;

it('the Pages actions upload and deploy the artifact github-pages', async () => {
  const granted = await local.play(job(pages, 'permissions: { pages: write, id-token: write }'));
  expect(granted.lines).toContain('https://acme.github.io/docs /docs');
  expect(granted.lines.at(-1)).toBe('https://acme.github.io/docs/');
  expect(local.repository('acme/docs')?.artifacts.map(({ name }) => name)).toEqual([
    'github-pages',
  ]);
});

it('actions/deploy-pages names a missing permission or artifact', async () => {
  const lacking = await local.play(job(pages, 'permissions: { pages: write }'));
  expect(lacking.lines.at(-1)).toBe('Error: Ensure GITHUB_TOKEN has permission "id-token: write".');
  const none = await local.play(
    job('- uses: actions/deploy-pages@v5', 'permissions: { pages: write, id-token: write }'),
  );
  expect(none.lines.at(-1)).toContain('No artifacts named "github-pages" were found');
});

it('pnpm/action-setup uses the installed pnpm, and refuses missing and contradictory versions', async () => {
  const bin = path.join(local.root, 'bin');
  mkdirSync(bin);
  writeFileSync(path.join(bin, 'pnpm'), '#!/bin/sh\necho 99.0.0\n');
  chmodSync(path.join(bin, 'pnpm'), 0o755);
  const add = `- run: echo '${bin}' >> "$GITHUB_PATH"\n`;
  const play = async (inputs: string, manifest = '{}') => {
    const steps = `${add}- uses: actions/checkout@v7
- { uses: pnpm/action-setup@v6, with: { ${inputs} } }
- run: pnpm --version`;
    return (await local.play(job(steps), { 'package.json': manifest })).lines.at(-1);
  };
  const declared = '{ "packageManager": "pnpm@10.0.0+sha512.x" }';
  expect(await play('version: 10')).toBe('99.0.0');
  expect(await play('', declared)).toBe('99.0.0');
  expect(await play('')).toBe('Error: No pnpm version is specified.');
  expect(await play('version: 9', declared)).toContain('Multiple versions of pnpm specified');
});

it('actions/github-script runs a script with its clients and context', async () => {
  const steps = `
- uses: actions/checkout@v7
- id: script
  uses: actions/github-script@v8
  with:
    script: |
      const { name } = require('./package.json');
      core.notice(\`\${name} of \${context.repo.owner} on \${context.eventName}\`);
      await exec.exec('echo', ['from exec']);
      const files = await (await glob.create('*.json')).glob();
      return { files: files.length, client: typeof github.rest.issues.createComment };
- run: echo '\${{ steps.script.outputs.result }}'
- id: text
  uses: actions/github-script@v8
  with: { script: 'return getOctokit("x") && io.which("sh") && "plain"', result-encoding: string }
- run: echo '\${{ steps.text.outputs.result }}'
- uses: actions/github-script@v8
  with: { script: 'await github.rest.no.such()' }`;
  const { lines } = await local.play(job(steps), { 'package.json': '{ "name": "docs" }' });
  expect(lines).toContain('from exec');
  expect(lines.join('\n')).toContain('docs of acme on push');
  expect(lines).toContain('{"files":1,"client":"function"}');
  expect(lines).toContain('plain');
  expect(lines.at(-1)).toMatch(/^Error: Unhandled error: TypeError: /);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { namingOptions } from '../../../../src/cli/terminal/option-names.ts';
import { catalogue } from '../../../../src/shared/errors/catalogue/catalogue.ts';

it.each([
  ['Name another file with the input "config".', 'Name another file with --config.'],
  ['Set the input "site-version".', 'Set --site-version.'],
  ['found "x" in the input "version"', 'found "x" in --site-version'],
  [
    'with the same inputs "environment" and "version"',
    'with the same --environment and --site-version',
  ],
  ['The input "api-token" is missing', 'SITE_DEPLOY_API_TOKEN is missing'],
  ['Use "uploader: direct", or "mode: build"', 'Use --uploader direct, or --mode build'],
  ['actions/attest, input "subject-digest"', 'actions/attest, input "subject-digest"'],
  ['set "version" in package.json', 'set "version" in package.json'],
])('%s → %s', (line, expected) => {
  expect(namingOptions(line)).toBe(expected);
});

it('remedies shown at a terminal name no input of the Action', () => {
  const file = path.resolve(import.meta.dirname, '../../../../action.yml');
  const { inputs }: { inputs: object } = parse(readFileSync(file, 'utf8'));
  // The runner gives these; on a terminal there is nothing like them.
  const names = Object.keys(inputs).filter((name) => name !== 'github-token' && name !== 'run');
  expect(names).toContain('config');
  const remedies = Object.values(catalogue).map(({ remedy }) => namingOptions(remedy));
  expect(
    remedies.filter((remedy) => names.some((name) => remedy.includes(`input "${name}"`))),
  ).toEqual([]);
});

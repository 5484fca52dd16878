import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sampleWorkflows } from '../../../../.ci/generate/workflows.ts';

it('workflows/ holds what onboarding generates, byte for byte', () => {
  const root = path.resolve(import.meta.dirname, '../../../..');
  const folder = path.join(root, 'workflows');
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const names = readdirSync(folder).filter((name) => name !== 'README.md');
  const found = Object.fromEntries(
    names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
  expect(found).toEqual(sampleWorkflows(manifest.repository.replace('github:', '')));
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sampleWorkflows } from '../../../../.ci/generate/workflows.ts';
import { repository } from '../../../../src/shared/version.ts';

it('workflows/ holds what onboarding generates, byte for byte', () => {
  const folder = path.resolve(import.meta.dirname, '../../../../workflows');
  const found = Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
  expect(found).toEqual(sampleWorkflows(repository));
});

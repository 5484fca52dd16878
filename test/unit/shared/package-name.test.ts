import { expect, it } from 'vitest';
import { packageName, readPackageName } from '../../../src/shared/package-name.ts';

it.each([
  { slug: 'acme-docs', environment: 'Production', version: '1.4.2' },
  { slug: 'site', environment: 'Preview', version: '10.0.0' },
  { slug: 'a-production-1', environment: 'Production', version: '0.0.1' },
])('readPackageName reads the name of the package of $slug $version for $environment', (name) => {
  // Characters that GitHub refuses in artifact names:
  // https://github.com/actions/toolkit/tree/main/packages/artifact
  expect(packageName(name)).not.toMatch(/[":<>|*?\r\n\\/]/);
  expect(readPackageName(packageName(name))).toEqual(name);
});

it.each([
  'site-deploy-build',
  'site-docs-production-1.0.0',
  'site-docs-Production-1.0',
  'coverage',
  'site--1.0.0',
])('readPackageName ignores the artifact %s', (name) =>
  expect(readPackageName(name)).toBeUndefined(),
);

import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { readArtifactManifest } from '../../../src/deploy/artifact/artifact.ts';
import { readSiteTree } from '../../../src/deploy/artifact/site-tree.ts';
import { checkTree } from '../../../src/deploy/steps/pack/check-tree.ts';
import { readIfThere, readIfThereSync } from '../../../src/shared/files.ts';
import { catchError, thrownBy } from '../../support/failure.ts';
import { useFolder } from '../../support/folder.ts';

const folder = useFolder({ 'site/index.html': '', 'site-deploy-build/site/index.html': '' });

function makePipe(name: string): string {
  execFileSync('mkfifo', [folder.at(name)]);
  return folder.at(name);
}

it('readIfThere does not wait for a named pipe', async () => {
  const pipe = makePipe('robots.txt');
  expect(() => readIfThereSync(pipe)).toThrow('is not a file');
  await expect(readIfThere(pipe)).rejects.toMatchObject({ code: 'EISDIR' });
});

it('readArtifactManifest does not wait for a named pipe', async () => {
  makePipe('site-deploy-build/manifest.json');
  expect((await catchError(readArtifactManifest(folder.root))).message).toContain('is not a file');
});

it('checkTree refuses a named pipe', () => {
  makePipe('site/pipe');
  expect(thrownBy(() => checkTree(readSiteTree(folder.at('site'))))).toMatchObject({
    ...{ code: 'PACKAGE_FORBIDDEN_FILE', facts: ['pipe'] },
  });
});

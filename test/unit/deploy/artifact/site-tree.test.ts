import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readSiteTree } from '../../../../src/deploy/artifact/site-tree.ts';
import { thrownBy } from '../../../support/failure.ts';
import { useFolder } from '../../../support/folder.ts';

const folder = useFolder();

it('readSiteTree refuses a folder whose links multiply 300 files to more than 200,000 paths', async () => {
  // Three folders have nine links each to the next one, so 9^3 paths lead to the fourth.
  for (let level = 0; level < 4; level += 1) {
    await mkdir(folder.at(`level${level}`));
    for (let link = 0; level < 3 && link < 9; link += 1)
      await symlink(`../level${level + 1}`, folder.at(`level${level}`, `link${link}`));
  }
  for (let name = 0; name < 300; name += 1) folder.write({ [`level3/.env.${name}`]: '' });
  expect(thrownBy(() => readSiteTree(folder.root))).toMatchObject({
    code: 'PACKAGE_TOO_MANY_FILES',
    message: `${folder.root} has more than 200000 files and folders.`,
  });
});

it('readSiteTree refuses a file whose name is not UTF-8', async () => {
  await writeFile(
    Buffer.concat([Buffer.from(`${folder.root}/caf`), Buffer.from([0xe9]), Buffer.from('.html')]),
    'x',
  );
  expect(thrownBy(() => readSiteTree(folder.root))).toMatchObject({ code: 'PACKAGE_NAME_REFUSED' });
});

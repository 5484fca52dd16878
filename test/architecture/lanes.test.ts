import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { importsOf, startingTests } from '../lanes.ts';

it('the integration lane lists tests that start a server, including through helpers', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'lanes-'));
  try {
    const write = (name: string, text: string) =>
      writeFile(path.join(root, 'test/unit', name), text);
    await mkdir(path.join(root, 'test/unit'), { recursive: true });
    await write(
      'plain.test.ts',
      `import path from 'node:path';\nimport type { Server } from 'node:http';\n`,
    );
    await write('server.test.ts', `import {\n  createServer,\n} from 'node:http';\n`);
    await write(
      'world.ts',
      `import { startLocalCloud } from '../../src/localcloud/localcloud.ts';\n`,
    );
    await write('later.test.ts', `const { start } = await import('./world.ts');\n`);
    expect(startingTests(root, path.join(root, 'test/unit'))).toEqual([
      'test/unit/later.test.ts',
      'test/unit/server.test.ts',
    ]);
  } finally {
    await rm(root, { recursive: true });
  }
});

it('ignores type-only imports of a test', () => {
  expect(
    importsOf(
      `import type { A } from './a.ts';\nimport { type B, b } from './b.ts';\nimport './c.ts';`,
    ),
  ).toEqual(['./b.ts', './c.ts']);
});

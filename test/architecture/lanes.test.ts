import { expect, it } from 'vitest';
import { getImports, startingTests } from '../lanes.ts';
import { useFolder } from '../support/folder.ts';

const unit = 'test/unit';
const folder = useFolder({
  [`${unit}/plain.test.ts`]: `import path from 'node:path';\nimport type { Server } from 'node:http';\n`,
  [`${unit}/server.test.ts`]: `import {\n  createServer,\n} from 'node:http';\n`,
  [`${unit}/harness.ts`]: `import { startLocalCloud } from '../../src/localcloud/localcloud.ts';\n`,
  'test/support/in-process.ts': `import { ServerResponse } from 'node:http';\n`,
  [`${unit}/quiet.test.ts`]: `import { callHandler } from '../support/in-process.ts';\n`,
  [`${unit}/later.test.ts`]: `const { start } = await import('./harness.ts');\n`,
});

it('startingTests finds tests that start a server, even through another module', () => {
  expect(startingTests(folder.root, folder.at(unit))).toEqual([
    `${unit}/later.test.ts`,
    `${unit}/server.test.ts`,
  ]);
});

it('getImports ignores type-only imports', () => {
  expect(
    getImports(
      `import type { A } from './a.ts';\nimport { type B, b } from './b.ts';\nimport './c.ts';`,
    ),
  ).toEqual(['./b.ts', './c.ts']);
});

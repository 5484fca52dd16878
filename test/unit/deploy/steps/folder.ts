import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';

type Files = Readonly<Record<string, string | Uint8Array | object>>;

export interface TestFolder extends AsyncDisposable {
  /** Absolute, without links. */
  readonly root: string;
  /** Writes files by their relative path; an object becomes JSON. */
  write(files: Files): void;
  at(...parts: string[]): string;
}

/** A folder of its own, removed when it is disposed of. */
export async function testFolder(): Promise<TestFolder> {
  const root = await realpath(await mkdtemp(path.join(tmpdir(), 'site-deploy-test-')));
  const at = (...parts: string[]) => path.join(root, ...parts);
  return {
    root,
    at,
    write(files) {
      for (const [name, content] of Object.entries(files)) {
        mkdirSync(path.dirname(at(name)), { recursive: true });
        const isRaw = typeof content === 'string' || content instanceof Uint8Array;
        writeFileSync(at(name), isRaw ? content : JSON.stringify(content));
      }
    },
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
}

/** A folder for each test of the file in turn, which has these files at first. */
export function folderOfEachTest(files: Files = {}): Omit<TestFolder, keyof AsyncDisposable> {
  let folder: TestFolder;
  beforeEach(async () => {
    folder = await testFolder();
    folder.write(files);
  });
  afterEach(() => folder[Symbol.asyncDispose]());
  return {
    get root() {
      return folder.root;
    },
    write: (more) => folder.write(more),
    at: (...parts) => folder.at(...parts),
  };
}

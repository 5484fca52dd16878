import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

type Files = Readonly<Record<string, string | Uint8Array | object>>;

export interface TestFolder extends AsyncDisposable {
  /** Absolute path, with symbolic links resolved. */
  readonly root: string;
  /** Writes files by relative path. An object becomes JSON. */
  write(files: Files): void;
  at(...parts: string[]): string;
}

/** Creates a temporary folder, which is removed when it is disposed of. */
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

export type UsedFolder = Omit<TestFolder, keyof AsyncDisposable>;

/** Creates a folder with these files for each test of the file. */
export function useFolder(files: Files = {}): UsedFolder {
  let folder: TestFolder;
  beforeEach(async () => {
    folder = await testFolder();
    folder.write(files);
  });
  afterEach(() => folder[Symbol.asyncDispose]());
  return latest(() => folder);
}

/** Creates one folder for all tests of the file. */
export function useFolderOfTheFile(): UsedFolder {
  let folder: TestFolder;
  beforeAll(async () => {
    folder = await testFolder();
  });
  afterAll(() => folder[Symbol.asyncDispose]());
  return latest(() => folder);
}

function latest(folder: () => TestFolder): UsedFolder {
  return {
    get root() {
      return folder().root;
    },
    at: (...parts) => folder().at(...parts),
    write: (files) => folder().write(files),
  };
}

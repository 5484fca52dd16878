import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type TestFolder, testFolder } from '../unit/deploy/steps/folder.ts';

/** A folder for each test of a file, or one for all of them; removed at the end. */
export function useFolder(lives: 'each test' | 'all tests' = 'each test'): UsedFolder {
  let opened: TestFolder | undefined;
  const folder = () => {
    if (opened === undefined) throw new Error('the folder is not there yet');
    return opened;
  };
  const open = async () => {
    opened = await testFolder();
  };
  const close = () => opened?.[Symbol.asyncDispose]();
  if (lives === 'each test') {
    beforeEach(open);
    afterEach(close);
  } else {
    beforeAll(open);
    afterAll(close);
  }
  return {
    get root() {
      return folder().root;
    },
    at: (...parts) => folder().at(...parts),
    write: (files) => folder().write(files),
  };
}

type UsedFolder = Pick<TestFolder, 'root' | 'at' | 'write'>;

import { readFile, truncate } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  errorCode,
  isMissing,
  readIfThere,
  readIfThereSync,
  undefinedIfMissing,
} from '../../../src/shared/files.ts';
import { useFolder } from '../../support/folder.ts';

const folder = useFolder({ 'a.txt': 'text' });
let file: string;
beforeEach(() => {
  file = folder.at('a.txt');
});

describe.each([
  ['readIfThere', readIfThere],
  ['readIfThereSync', async (name: string) => readIfThereSync(name)],
])('%s', (_, read) => {
  it('reads a file', async () => expect(await read(file)).toBe('text'));

  it('returns undefined for a missing file', async () => {
    expect(await read(folder.at('b.txt'))).toBeUndefined();
    expect(await read(folder.at('b', 'c.txt'))).toBeUndefined();
  });

  it('returns undefined for a file below another file', async () => {
    expect(await read(path.join(file, 'c.txt'))).toBeUndefined();
  });

  it("fails with the system's error for a folder", async () => {
    await expect(read(folder.root)).rejects.toMatchObject({ code: 'EISDIR' });
  });

  it('refuses a file of 500 GB', async () => {
    await truncate(file, 500e9);
    await expect(read(file)).rejects.toMatchObject({ code: 'EFBIG', path: file });
  });
});

describe('undefinedIfMissing', () => {
  it('returns the result, or undefined if the file is missing', async () => {
    expect(await undefinedIfMissing(readFile(file, 'utf8'))).toBe('text');
    expect(await undefinedIfMissing(readFile(folder.at('b'), 'utf8'))).toBeUndefined();
  });
});

describe('errorCode and isMissing', () => {
  it('read the code of an Error only if it is a string', () => {
    expect(errorCode(Object.assign(new Error('no'), { code: 'EACCES' }))).toBe('EACCES');
    expect(errorCode(Object.assign(new Error('no'), { code: 7 }))).toBeUndefined();
    expect(errorCode({ code: 'ENOENT' })).toBeUndefined();
    expect(errorCode(undefined)).toBeUndefined();
    expect(isMissing(Object.assign(new Error('no'), { code: 'EACCES' }))).toBe(false);
  });
});

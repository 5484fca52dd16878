import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import {
  holdScript,
  textScript,
} from '../../../../../../src/deploy/steps/finish/browser/browser.ts';

it.each([holdScript, textScript])('the script $path is at most 1.5 kB gzipped', ({ text }) => {
  expect(gzipSync(text).byteLength).toBeLessThanOrEqual(1_540);
});

it.each([holdScript, textScript])(
  'the script $path declares no name that a script of the site may also declare',
  ({ text }) => {
    const page = createContext({});
    // Without a document, the script fails after its declarations.
    expect(() => runInContext(text, page)).toThrow('document is not defined');
    const names = [...'abcdefghijklmnopqrstuvwxyz'].join();
    expect(() => runInContext(`var ${names}, files;`, page)).not.toThrow();
  },
);

import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import {
  holdScript,
  textScript,
} from '../../../../../../src/deploy/steps/finish/browser/browser.ts';

it.each([holdScript, textScript])('the script $path has at most 1.5 kB on its way', ({ text }) => {
  expect(gzipSync(text).byteLength).toBeLessThanOrEqual(1_500);
});

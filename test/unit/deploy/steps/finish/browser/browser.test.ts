import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import {
  holdScript,
  textScript,
} from '../../../../../../src/deploy/steps/finish/browser/browser.ts';

it.each([holdScript, textScript])('the script $path is at most 1.5 kB gzipped', ({ text }) => {
  expect(gzipSync(text).byteLength).toBeLessThanOrEqual(1_540);
});

import { describe, expect, it } from 'vitest';
import { bytes, seconds } from '../../../src/shared/units.ts';

describe('bytes', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1.0 kB'],
    [9_949, '9.9 kB'],
    [312_400, '312 kB'],
    [999_499, '999 kB'],
    [999_500, '1.0 MB'],
    [262_144_000, '262 MB'],
    [1_500_000_000, '1.5 GB'],
    [5_000_000_000_000, '5000 GB'],
  ])('%d is %s', (count, expected) => expect(bytes(count)).toBe(expected));
});

describe('seconds', () => {
  it.each([
    [0, '0.00 s'],
    [314, '0.31 s'],
    [12_400, '12 s'],
    [59_400, '59 s'],
    [59_600, '1 min 0 s'],
    [60_000, '1 min 0 s'],
    [119_700, '2 min 0 s'],
    [125_000, '2 min 5 s'],
  ])('%d ms is %s', (milliseconds, expected) => expect(seconds(milliseconds)).toBe(expected));
});

import type { Secret } from '../../shared/secret.ts';

/** By the number in the token. Observed, not documented. */
const regions: Readonly<Record<number, string>> = {
  0: 'hk1',
  3: 'am2',
  15: 'eus2',
  16: 'dm1',
  30: 'wus2',
};

export interface ContentHost {
  readonly host: string;
  readonly slice: number;
}

/**
 * Token: 64 characters and the digits of the slice, `-`, a 36-character id, the region in 3 hex
 * digits.
 * @returns `undefined` for a token of another shape or an unknown region
 */
export function contentHost(token: Secret): ContentHost | undefined {
  const match = /^[^-\s]{64}(\d*)-.{36}([0-9a-f]{3})/i.exec(token.reveal());
  if (match === null || token.reveal().length < 104) return undefined;
  const slice = Number(match[1] || '0');
  const region = regions[Number.parseInt(match[2] ?? '', 16)];
  if (region === undefined || !Number.isSafeInteger(slice)) return undefined;
  return {
    host: `content-${region}.infrastructure.${slice === 0 ? '' : `${slice}.`}azurestaticapps.net`,
    slice,
  };
}

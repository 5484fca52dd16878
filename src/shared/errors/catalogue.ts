import parts from './catalogue.json' with { type: 'json' };

export interface CatalogueEntry {
  readonly title: string;
  readonly remedy: string;
}

export const catalogueParts = parts;

type Parts = typeof parts;
export type ErrorCode = { [Part in keyof Parts]: keyof Parts[Part] }[keyof Parts];
export type HostErrorCode = keyof Parts['The machine'];

export const catalogue: Readonly<Record<ErrorCode, CatalogueEntry>> = Object.assign(
  {},
  ...Object.values(parts),
);

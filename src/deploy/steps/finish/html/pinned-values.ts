import { unicodeEscape } from './escape.ts';

type Values = Record<string, readonly [how: string, value: string, ...built: string[]]>;

/** The first one present counts. */
export const nameAttributes = ['name', 'property', 'rel', 'type'] as const;
/** Name of a duplicate element that can't be removed. */
export const mutedName = 'muted';

export class PinnedValues {
  readonly #values: Values = {};
  /** Of an earlier edit: the page no longer contains the built values. */
  readonly #before: Values;

  constructor(before: string | undefined) {
    this.#before = parseValues(before);
  }

  wasPinned(id: string): boolean {
    return id in this.#before;
  }

  get isEmpty(): boolean {
    return Object.keys(this.#values).length === 0;
  }

  set(id: string, how: string, value: string, built: readonly string[]): void {
    const [, , ...first] = this.#before[id] ?? [];
    this.#values[id] = [how, value, ...(id in this.#before ? first : built)];
  }

  /** For single quotes. */
  attribute(startMs: number | undefined, ownPath: string | undefined): string {
    const page: unknown[] = [this.#values];
    if (startMs !== undefined || ownPath !== undefined) page.push(startMs ?? 1_000);
    if (ownPath !== undefined) page.push(ownPath);
    return JSON.stringify(page).replace(/['&<>\u007f-\uffff]/g, unicodeEscape);
  }
}

function parseValues(attribute: string | undefined): Values {
  try {
    const [values] = JSON.parse(attribute ?? '') as [Values];
    return values;
  } catch {
    return {};
  }
}

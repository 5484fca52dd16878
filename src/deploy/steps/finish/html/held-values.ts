import { unicodeEscape } from './escape.ts';

/**
 * What the script of a page holds in its head, as `browser/hold-head.ts` reads it. By id: how an element of the kind is
 * made, the value that was put there (empty: none), and what was built, as often as it was there.
 */
type Values = Record<string, readonly [how: string, value: string, ...built: string[]]>;

/** Attributes that say what an element of the head is for; the first that it has counts. */
export const nameAttributes = ['name', 'property', 'rel', 'type'] as const;
/** The name of an element that is one too many, where it cannot be removed. */
export const mutedName = 'muted';

export class HeldValues {
  readonly #values: Values = {};
  /** Those of an earlier edit: what was built is no longer in the page then. */
  readonly #before: Values;

  /** @param before the attribute, where the page has the script already */
  constructor(before: string | undefined) {
    this.#before = valuesOf(before);
  }

  /** Whether an earlier edit held it. */
  wasHeld(id: string): boolean {
    return id in this.#before;
  }

  set(id: string, how: string, value: string, built: readonly string[]): void {
    const [, , ...first] = this.#before[id] ?? [];
    this.#values[id] = [how, value, ...(id in this.#before ? first : built)];
  }

  /**
   * The attribute, in single quotes. Nothing in it needs a reference, in no charset, so that the script can take it out
   * of the text of another page.
   * @param startMs how long an application writes its own heads, where it does; in milliseconds
   * @param own the only path that the values are for, where the page answers for others, too
   */
  attribute(startMs: number | undefined, own: string | undefined): string {
    const parts = own === undefined ? (startMs === undefined ? [] : [startMs]) : [startMs ?? 1_000, own];
    return JSON.stringify([this.#values, ...parts]).replace(/['&<>\u007f-\uffff]/g, unicodeEscape);
  }
}

function valuesOf(attribute: string | undefined): Values {
  try {
    const [values] = JSON.parse(attribute ?? '') as [Values];
    return values;
  } catch {
    return {};
  }
}

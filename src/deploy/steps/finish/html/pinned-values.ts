import { unicodeEscape } from './escape.ts';

/**
 * Values that the script of a page holds in its head, as read by `browser/hold-head.ts`. By ID: how
 * to create such an element, the inserted value (empty: none), and every built value, duplicates
 * included.
 */
type Values = Record<string, readonly [how: string, value: string, ...built: string[]]>;

/** Attributes that tell the purpose of a head element; the first one present counts. */
export const nameAttributes = ['name', 'property', 'rel', 'type'] as const;
/** Name of a duplicate element that can't be removed. */
export const mutedName = 'muted';

export class PinnedValues {
  readonly #values: Values = {};
  /** Values of an earlier edit, after which the page no longer contains the built ones. */
  readonly #before: Values;

  /** @param before the attribute, if the page already has the script */
  constructor(before: string | undefined) {
    this.#before = parseValues(before);
  }

  /** Whether an earlier edit held this ID. */
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

  /**
   * Formats the attribute, for single quotes. Nothing in it needs a reference in any charset.
   * @param startMs how long an application writes its own heads, if it does; in ms
   * @param own the only path that the values apply to, if the page is served at others, too
   */
  attribute(startMs: number | undefined, ownPath: string | undefined): string {
    const page: unknown[] = [this.#values];
    if (startMs || ownPath) page.push(startMs ?? 1_000);
    if (ownPath) page.push(ownPath);
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

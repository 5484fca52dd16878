import type { Page } from 'playwright-core';

const mostTabs = 150;

/** Presses keys like a person without a mouse, and counts them. */
export class Keyboard {
  readonly page: Page;
  /** Number of keys pressed, except to type new content. */
  keys = 0;
  /** Number of characters of new content. */
  characters = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.keys += 1;
      await this.page.keyboard.press(key);
    }
  }

  /** Types text for navigation, e.g. a search term. Its characters count as keys. */
  async search(words: string): Promise<void> {
    this.keys += words.length;
    await this.page.keyboard.type(words);
  }

  /** Types new content, which counts as characters. */
  async type(text: string): Promise<void> {
    this.characters += text.length;
    await this.page.keyboard.type(text);
  }

  /** Presses a key until the focused element has the name. */
  async goTo(name: string | RegExp, key = 'Tab'): Promise<void> {
    for (let tabs = 0; tabs < mostTabs; tabs += 1) {
      await this.press(key);
      const focused = await this.focused();
      if (typeof name === 'string' ? focused === name : name.test(focused)) return;
    }
    throw new Error(`"${name}" can't be reached by ${key}`);
  }

  /**
   * Moves the focus to an element of the content. Skips the navigation first, unless an element has
   * the focus.
   */
  async goToContent(name: string | RegExp): Promise<void> {
    if ((await this.#read('element.tagName')) === 'BODY') await this.press('Tab', 'Enter');
    await this.goTo(name);
  }

  /** Returns the visible name of the focused element. */
  async focused(): Promise<string> {
    const name = await this.#read(
      'element.ariaLabel || element.labels?.[0]?.innerText || element.innerText || element.title',
    );
    return name.replaceAll(/\s+/g, ' ').trim();
  }

  /** Returns the text in the focused field. */
  value(): Promise<string> {
    return this.#read('element.value');
  }

  async #read(expression: string): Promise<string> {
    const read = `((element) => ${expression})(document.activeElement)`;
    return String((await this.page.evaluate(read)) ?? '');
  }
}

import type { Page } from 'playwright-core';

const mostTabs = 150;

/** Presses keys as a person without a mouse, and counts them. */
export class Keyboard {
  readonly page: Page;
  /** Keys that were pressed, without those of a new text. */
  keys = 0;
  /** Characters of new texts. */
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

  /** Types what leads to a place, such as words to search. */
  async search(words: string): Promise<void> {
    this.keys += words.length;
    await this.page.keyboard.type(words);
  }

  /** Types a new text. */
  async type(text: string): Promise<void> {
    this.characters += text.length;
    await this.page.keyboard.type(text);
  }

  /** Presses a key until the focus is on what has this name. */
  async goTo(name: string | RegExp, key = 'Tab'): Promise<void> {
    for (let tabs = 0; tabs < mostTabs; tabs += 1) {
      await this.press(key);
      const focused = await this.focused();
      if (typeof name === 'string' ? focused === name : name.test(focused)) return;
    }
    throw new Error(`"${name}" can't be reached by ${key}`);
  }

  /** Skips the navigation first, unless a field has the focus. */
  async goToContent(name: string | RegExp): Promise<void> {
    if ((await this.#read('element.tagName')) === 'BODY') await this.press('Tab', 'Enter');
    await this.goTo(name);
  }

  /** The visible name of what has the focus. */
  async focused(): Promise<string> {
    const name = await this.#read(
      'element.ariaLabel || element.labels?.[0]?.innerText || element.innerText || element.title',
    );
    return name.replaceAll(/\s+/g, ' ').trim();
  }

  /** The text in the field that has the focus. */
  value(): Promise<string> {
    return this.#read('element.value');
  }

  async #read(expression: string): Promise<string> {
    const read = `((element) => ${expression})(document.activeElement)`;
    return String((await this.page.evaluate(read)) ?? '');
  }
}

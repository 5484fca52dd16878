import { decodeHTML } from 'entities';
import {
  type Charset,
  cleanText,
  decodePart,
  escapeAttribute,
  escapeJson,
  escapeText,
} from './escape.ts';
import type { AddressEdit, HeadEdit, HoldEdit, ScriptEdit, When } from './head-edits.ts';
import { addressInstead } from './head-edits.ts';
import { HeadReader, mutedName, nameAttributes, PinnedValues } from './head-reader.ts';
import type { HeadElement, Layout } from './layout.ts';
import { allowScript } from './script-policy.ts';
import { type Splice, setAttribute } from './splice.ts';
import { replaceData } from './structured-data.ts';

export interface HeadChanges {
  readonly splices: readonly Splice[];
  readonly added: readonly string[];
  readonly canonical: string | undefined;
  readonly held: string | undefined;
  readonly policies: readonly string[];
  /** Ranges of the replaced title and description. */
  readonly replaced: readonly Pick<Splice, 'start' | 'end'>[];
}

interface HeadEditInput {
  readonly edits: readonly HeadEdit[];
  readonly isTakenOver: boolean;
}

export function headChanges(
  input: HeadEditInput,
  layout: Layout,
  text: string,
  charset: Charset,
): HeadChanges {
  const hold = input.edits.find((edit) => edit.kind === 'hold');
  const head = new Head(new HeadReader(layout, text, charset), input.isTakenOver, hold);
  for (const edit of input.edits) head.apply(edit);
  if (hold) head.hold(hold);
  head.allowScripts();
  return head;
}

class Head implements HeadChanges {
  readonly splices: Splice[] = [];
  readonly added: string[] = [];
  readonly replaced: Pick<Splice, 'start' | 'end'>[] = [];
  canonical: string | undefined;
  held: string | undefined;
  readonly #policies = new Map<HeadElement, string>();
  readonly #page: HeadReader;
  readonly #isTakenOver: boolean;
  readonly #pinned: PinnedValues | undefined;

  constructor(page: HeadReader, isTakenOver: boolean, hold: HoldEdit | undefined) {
    this.#page = page;
    this.#isTakenOver = isTakenOver;
    if (!hold) return;
    const script = page.scriptFrom(hold.src);
    this.#pinned = new PinnedValues(script && page.attribute(script, 'data-hold'));
  }

  apply(edit: HeadEdit): void {
    switch (edit.kind) {
      case 'title':
        this.#title(edit);
        break;
      case 'meta':
        this.#meta(edit);
        break;
      case 'no meta':
        this.#noMeta(edit.name);
        break;
      case 'robots':
        this.#robots(edit);
        break;
      case 'canonical':
        this.#canonical(edit);
        this.#openGraphAddress(edit);
        break;
      case 'structured data':
        this.#structuredData(edit.data);
        break;
      case 'script':
        this.#script(edit, 'data-page', escapeAttribute(edit.page, this.#page.charset), '"');
        break;
    }
  }

  hold(edit: HoldEdit): void {
    if (!this.#pinned) return;
    const { startMs, ownPath } = edit;
    if (!this.#pinned.isEmpty) this.held = this.#pinned.attribute(startMs, undefined);
    this.#script(edit, 'data-hold', this.#pinned.attribute(startMs, ownPath), "'");
  }

  #title({ text, when }: { readonly text: string; readonly when: When }): void {
    const escaped = escapeText(text, this.#page.charset);
    const [first, ...doubles] = this.#page.named('title');
    const built = this.#page.named('title').map((tag) => decodeHTML(this.#page.content(tag)));
    if (!first) this.added.push(`<title>${escaped}</title>`);
    else {
      if (when === 'missing' && built[0]?.trim() !== '') return;
      const range = getContentRange(first);
      this.splices.push({ ...range, text: escaped });
      if (built[0] !== text) this.replaced.push(range);
      this.#remove(doubles);
    }
    this.#pinned?.set('TITLE', 'title', cleanText(text), built);
  }

  #meta(edit: Omit<Extract<HeadEdit, { kind: 'meta' }>, 'kind'>): void {
    const { name, attribute, content, when } = edit;
    const found = this.#page.metas(name);
    const [first, ...doubles] = found;
    const built = found.map((element) => this.#page.attribute(element, 'content') ?? '');
    const value = escapeAttribute(content, this.#page.charset);
    if (!first) {
      if (when === 'present') return;
      this.added.push(this.#empty(`meta ${attribute}="${name}" content="${value}"`));
    } else {
      if (when === 'missing' && built[0] !== '') return;
      const change = setAttribute(first, 'content', value);
      this.splices.push(change, ...this.#lowerCase(first, name));
      if (name === 'description' && built[0] !== content) this.replaced.push(change);
      this.#remove(doubles);
    }
    this.#pinned?.set(name, `meta ${attribute}`, cleanText(content), built);
  }

  /**
   * Converts an element's name to lower case, because the `seo.hold` script compares names exactly.
   */
  #lowerCase(element: HeadElement, name: string): Splice[] {
    const named = nameAttributes.find((attribute) => this.#page.attribute(element, attribute));
    if (!this.#pinned || !named || this.#page.attribute(element, named) === name) return [];
    return [setAttribute(element, named, name)];
  }

  #noMeta(name: string): void {
    const found = this.#page.metas(name);
    if (found.length === 0 && !this.#pinned?.wasPinned(name)) return;
    this.#remove(found);
    const built = found.map((element) => this.#page.attribute(element, 'content') ?? '');
    this.#pinned?.set(name, 'meta name', '', built);
  }

  #robots(headEdit: Extract<HeadEdit, { kind: 'robots' }>): void {
    const built = this.#page
      .metas('robots')
      .map((element) => this.#page.attribute(element, 'content') ?? '');
    const directives = built
      .flatMap((content) => content.toLowerCase().split(','))
      .map((directive) => directive.trim())
      .filter(Boolean);
    const forbids = (directive: string) =>
      directives.includes(directive) || directives.includes('none');
    const hides = headEdit.noIndex ?? forbids('noindex');
    const stops = headEdit.noFollow ?? forbids('nofollow');
    const otherDirectives = directives.filter(
      (directive) => !/^(no)?(index|follow)$|^(all|none)$/.test(directive),
    );
    // Don't add a tag that only allows indexing, because pages are indexed by default.
    if (built.length === 0 && !hides && !stops) return;
    const content = [
      hides ? 'noindex' : 'index',
      stops ? 'nofollow' : 'follow',
      ...new Set(otherDirectives),
    ].join(', ');
    this.#meta({ name: 'robots', attribute: 'name', content, when: 'always' });
  }

  #canonical(edit: AddressEdit): void {
    const found = this.#page
      .named('link')
      .filter((element) => this.#page.readTokens(element, 'rel').includes('canonical'));
    const [first, ...doubles] = found;
    const built = found.map((element) => this.#page.attribute(element, 'href') ?? '');
    const target = first ? addressInstead(built[0] ?? '', edit) : edit.href;
    this.canonical = target ?? built[0];
    if (!target) return;
    const href = escapeAttribute(target, this.#page.charset);
    if (!first) this.added.push(this.#empty(`link rel="canonical" href="${href}"`));
    else {
      this.splices.push(setAttribute(first, 'href', href));
      this.#remove(doubles);
    }
    this.#pinned?.set('canonical', 'link rel', target, built);
  }

  #openGraphAddress(edit: AddressEdit): void {
    const [first] = this.#page.metas('og:url');
    if (!first) return;
    const content = addressInstead(this.#page.attribute(first, 'content') ?? '', edit);
    if (content) this.#meta({ name: 'og:url', attribute: 'property', content, when: 'present' });
  }

  #structuredData(data: Readonly<Record<string, unknown>>): void {
    const blocks = this.#page.layout.data;
    const built = blocks.map((element) => this.#page.content(element));
    const { position, changed } = replaceData(built, data);
    for (const [index, value] of changed) {
      const element = blocks[index];
      if (!element) continue;
      if (value === undefined) this.#remove([element]);
      else
        this.splices.push({
          ...getContentRange(element),
          text: escapeJson(value, this.#page.charset),
        });
    }
    if (position === undefined) {
      this.added.push(
        `<script type="application/ld+json">${escapeJson(data, this.#page.charset)}</script>`,
      );
    }
    const [type] = [data['@type']].flat();
    if (!this.#pinned || typeof type !== 'string') return;
    const pinned = position === undefined ? data : changed.get(position);
    const serialized = decodePart(escapeJson(pinned, this.#page.charset), this.#page.charset);
    const replaced = [...changed.keys()].map((index) => built[index] ?? '');
    this.#pinned.set(type, 'script type application/ld+json', serialized, replaced);
  }

  #script(edit: ScriptEdit, attribute: string, value: string, quote: '"' | "'"): void {
    const { src, isAsync, needsIntegrity } = edit;
    const allowed = this.#allow(edit.integrity);
    const integrity = needsIntegrity ? edit.integrity : allowed;
    // Integrity-Policy also blocks requests in the mode no-cors, the default of a script element.
    const mode = needsIntegrity ? ' crossorigin' : '';
    const same = this.#page.scriptFrom(src);
    if (same) return void this.splices.push(setAttribute(same, attribute, value));
    const address = escapeAttribute(src, this.#page.charset);
    const own = `${mode}${isAsync ? ' async' : ''}${integrity ? ` integrity="${integrity}"` : ''}`;
    this.added.push(
      `<script src="${address}"${own} ${attribute}=${quote}${value}${quote}></script>`,
    );
  }

  /**
   * Adds a script's hash to those Content Security Policies of the page that need it. Returns the
   * hash if any does.
   */
  #allow(integrity: string | undefined): string | undefined {
    if (!integrity) return undefined;
    if (this.#policies.size === 0) this.#readPolicies();
    let isNeeded = false;
    for (const [element, policy] of this.#policies) {
      const allowing = allowScript(policy, integrity);
      isNeeded ||= allowing !== undefined;
      if (allowing) this.#policies.set(element, allowing);
    }
    return isNeeded ? integrity : undefined;
  }

  #readPolicies(): void {
    for (const element of this.#page.named('meta')) {
      const name = this.#page.attribute(element, 'http-equiv')?.trim().toLowerCase();
      const policy = this.#page.attribute(element, 'content');
      if (name === 'content-security-policy' && policy) this.#policies.set(element, policy);
    }
  }

  allowScripts(): void {
    for (const [element, policy] of this.#policies) {
      if (policy === this.#page.attribute(element, 'content')) continue;
      const content = escapeAttribute(policy, this.#page.charset);
      this.splices.push(setAttribute(element, 'content', content));
    }
  }

  get policies(): string[] {
    return [...this.#policies.values()];
  }

  /**
   * Removes elements. If a framework hydrates the page, only renames those that have a name,
   * because Svelte needs every built element.
   */
  #remove(elements: readonly HeadElement[]): void {
    for (const element of elements) {
      const named = nameAttributes.find((name) => this.#page.attribute(element, name));
      if (this.#isTakenOver && named) this.splices.push(setAttribute(element, named, mutedName));
      else this.splices.push({ start: element.start, end: element.outerEnd, text: '' });
    }
  }

  #empty(inside: string): string {
    if (this.#page.isXhtml) return `<${inside} />`;
    return `<${inside}>`;
  }
}

function getContentRange(element: HeadElement) {
  return { start: element.contentStart, end: element.contentEnd };
}

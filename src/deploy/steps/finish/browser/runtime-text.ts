import { textless } from '../html/layout.ts';

/**
 * In runtime mode, finds elements with text keys, including elements that appear later. Fetches the
 * texts of the pages that the keys name, and inserts them into the elements. Until then, for at
 * most 1,500 ms, elements with a key are invisible but keep their space. Texts are never parsed as
 * markup. Works under a Content Security Policy that allows only 'self'. Elements with
 * `data-text-live` belong to the application, which hydrates them as built and then takes its texts
 * from `siteDeployTexts` at each `site-deploy:texts` event.
 *
 * Removes no nodes, because React and Vue keep references to them, and a React page goes blank if
 * one is missing. The compressed size is limited to 1,500 bytes.
 */
(() => {
  const limitMs = 1_500;
  const names = ['alt', 'title', 'placeholder', 'aria-label', 'content'];
  const attribute = 'data-text-key';
  const live = '[data-text-live]';
  const keyed = [attribute, ...names.map((name) => `${attribute}-${name}`)];
  const selector = `[${keyed.join('],[')}]`;
  const texts = new Map<string, string>();
  const states: Record<string, string | undefined> = {};
  const asked = new Map<string, Promise<void>>();
  const page = document.currentScript?.dataset.page;
  let sheet: CSSStyleSheet | undefined;
  try {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(`[${attribute}]:not(${live}){visibility:hidden}`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  } catch {}
  const show = () => {
    if (sheet)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
  setTimeout(show, limitMs);

  const fetchTexts = async (slug: string) => {
    try {
      const address = `/api/v1/pages/${encodeURIComponent(slug)}/text`;
      const answer = await fetch(address, { signal: AbortSignal.timeout(limitMs) });
      const body = answer.ok ? await answer.json() : {};
      for (const [key, text] of Object.entries(body.texts || {}))
        if (typeof text === 'string') texts.set(key, text);
      Object.assign(globalThis, { siteDeployTexts: Object.fromEntries(texts) });
      dispatchEvent(new Event('site-deploy:texts'));
      apply(document);
    } catch {}
  };
  const ask = (slug: string) => {
    if (!asked.has(slug)) asked.set(slug, fetchTexts(slug));
  };
  const getText = (element: Element, name: string, current: string | null) => {
    const key = element.getAttribute(name);
    if (!key) return;
    const text = texts.get(key);
    if (text === undefined) ask(key.split('.')[0] as string);
    // If the element already has the text, leave it alone, because the application may change it.
    if (text !== undefined) states[key] ??= current === text ? 'built' : 'ours';
    if (states[key] === 'ours' && current !== text) return text;
  };
  const put = (node: Text, text: string) => {
    if (node.data !== text) node.data = text;
  };
  const write = (element: Element, text: string) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    // Skip nested elements with a key, which keep their own text.
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement?.closest(`[${attribute}]`) === element) nodes.push(node as Text);
    const own = nodes.filter((node) => node.parentNode === element);
    const shown =
      own.find((node) => node.data.trim() !== '') ||
      own[0] ||
      element.insertBefore(new Text(), element.firstChild);
    for (const node of nodes) if (node !== shown) put(node, '');
    put(shown, text);
    for (const child of element.children)
      if (!child.matches(selector) && !child.querySelector(selector))
        (child as HTMLElement).style.setProperty('display', 'none', 'important');
  };
  const set = (element: Element) => {
    const text = getText(element, attribute, element.textContent);
    const isOurs = !textless.has(element.localName) && !element.matches(live);
    if (text !== undefined && isOurs) write(element, text);
    for (const name of names) {
      const value = getText(element, `${attribute}-${name}`, element.getAttribute(name));
      const isCommand = element instanceof HTMLMetaElement && element.httpEquiv;
      if (value !== undefined && !isCommand) element.setAttribute(name, value);
    }
  };
  const apply = (node: Node) => {
    if (!('querySelectorAll' in node)) return;
    const root = node as Document | Element;
    if ('matches' in root && root.matches(selector)) set(root);
    root.querySelectorAll(selector).forEach(set);
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const element = 'closest' in target ? (target as Element) : target.parentElement;
      const changed = element?.closest(selector);
      if (changed) set(changed);
      addedNodes.forEach(apply);
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: [...names, ...keyed],
  });
  if (page) ask(page);
  const ready = () => {
    apply(document);
    void Promise.all(asked.values()).then(show);
  };
  // Wait only until the page is parsed. DOMContentLoaded would also wait for the application's
  // scripts.
  if (document.readyState === 'loading')
    document.addEventListener('readystatechange', ready, { once: true });
  else ready();
})();

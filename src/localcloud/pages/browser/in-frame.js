// Runs in the frame of a built page. It only tells the portal where texts are and which text was
// chosen, because the site's own scripts could send the same messages.
(() => {
  const { parent, addEventListener, document, setTimeout, getComputedStyle } = window;
  const post = parent.postMessage.bind(parent);
  const attribute = 'data-text-key';
  const names = ['alt', 'title', 'placeholder', 'aria-label', 'content'];
  const keyed = [attribute, ...names.map((name) => `${attribute}-${name}`)];
  const editable = keyed.map((name) => `[${name}]`).join();
  /** Returns the key of an element's text, or else of one of its attributes. */
  const getKey = (element) =>
    element.getAttribute(keyed.find((name) => element.hasAttribute(name)) ?? '') ?? '';
  const findAll = (key) =>
    keyed.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
        element.getAttribute(name) === key ? [{ element, name }] : [],
      ),
    );
  const measure = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  };
  const tell = (message) => post({ source: 'built-page', ...message }, '*');

  function mark() {
    const keys = new Set();
    for (const element of document.querySelectorAll(editable)) {
      if (element.tabIndex < 0) element.tabIndex = 0;
      for (const name of keyed)
        if (element.hasAttribute(name)) keys.add(element.getAttribute(name));
    }
    tell({ type: 'texts', keys: [...keys] });
  }

  /** The element at which the editor stays, because several elements may show the same text. */
  let chosen;
  function choose(element, key = getKey(element)) {
    chosen = { element, key };
    const { fontSize, fontWeight, textAlign } = getComputedStyle(element);
    const font = {
      size: Number.parseFloat(fontSize),
      weight: Number(fontWeight),
      align: textAlign,
    };
    tell({ type: 'chosen', key, rect: measure(element), font });
  }
  function follow() {
    if (!chosen) return;
    const { element, key } = chosen;
    const shown = element.isConnected ? element : findAll(key)[0]?.element;
    if (shown) tell({ type: 'moved', key, rect: measure(shown) });
  }

  const trim = (text) => text.replace(/\s+/g, ' ').trim();
  function show({ element, name }, text) {
    if (name === attribute) {
      // Keep the site's script for texts from restoring the old text.
      element.setAttribute('data-text-live', '');
      if (trim(element.textContent) !== trim(text)) element.textContent = text;
    } else element.setAttribute(name.slice(attribute.length + 1), text);
  }
  addEventListener('message', (event) => {
    if (event.source !== parent) return;
    const { type, key, text } = event.data ?? {};
    const found = findAll(key);
    if (type === 'show') for (const place of found) show(place, text);
    const isOpener = chosen?.key === key && chosen.element.isConnected;
    if (type === 'focus') (isOpener ? chosen : found[0])?.element.focus({ preventScroll: true });
    if (type !== 'choose' || found.length === 0) return;
    const isVisible = ({ element }) => element.getClientRects().length > 0;
    const { element } = found.find(isVisible) ?? found[0];
    element.scrollIntoView({ block: 'center' });
    choose(element, key);
  });
  const hasText = (element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
  addEventListener(
    'click',
    (event) => {
      const element = event.target.closest?.(editable);
      if (element) {
        event.preventDefault();
        event.stopImmediatePropagation();
        choose(element);
      } else if (hasText(event.target) && !event.target.closest('a[href],button,label,select'))
        tell({ type: 'unmarked', rect: measure(event.target) });
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      const element = event.target.closest?.(editable);
      if (event.key !== 'Enter' || !element) return;
      event.preventDefault();
      choose(element);
    },
    true,
  );
  addEventListener('scroll', follow, true);
  addEventListener('resize', follow);

  let waiting;
  const later = () => {
    clearTimeout(waiting);
    waiting = setTimeout(mark, 100);
  };
  addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    style.textContent =
      `:is(${editable}){outline:1px dashed #0b57b8;outline-offset:2px;cursor:text}` +
      `:is(${editable}):is(:hover,:focus-visible){outline:2px solid #0b57b8}`;
    document.head.append(style);
    mark();
    new MutationObserver(later).observe(document.body, { childList: true, subtree: true });
  });
})();

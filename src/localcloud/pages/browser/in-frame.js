// Runs in the frame of a built page, beside the scripts of the site, which could do the same: it
// only tells the portal where texts are, and which one was chosen.
(() => {
  const { parent, addEventListener, document, setTimeout, getComputedStyle } = window;
  const post = parent.postMessage.bind(parent);
  const editable = '[data-text-key]';
  const getKey = (element) => element.getAttribute('data-text-key') ?? '';
  const findElement = (key) =>
    [...document.querySelectorAll(editable)].find((element) => getKey(element) === key);
  const measure = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  };
  const tell = (message) => post({ source: 'built-page', ...message }, '*');

  function mark() {
    for (const element of document.querySelectorAll(editable))
      if (element.tabIndex < 0) element.tabIndex = 0;
    tell({ type: 'texts' });
  }

  let chosen = '';
  function choose(element) {
    chosen = getKey(element);
    const { fontSize, fontWeight, textAlign } = getComputedStyle(element);
    const font = {
      size: Number.parseFloat(fontSize),
      weight: Number(fontWeight),
      align: textAlign,
    };
    tell({ type: 'chosen', key: chosen, rect: measure(element), font });
  }
  function follow() {
    const element = chosen && findElement(chosen);
    if (element) tell({ type: 'moved', key: chosen, rect: measure(element) });
  }

  addEventListener('message', (event) => {
    if (event.source !== parent) return;
    const { type, key, text } = event.data ?? {};
    const element = findElement(key);
    if (!element) return;
    const now = element.textContent.replace(/\s+/g, ' ').trim();
    if (type === 'show' && now !== text.replace(/\s+/g, ' ').trim()) element.textContent = text;
    if (type === 'choose') {
      element.scrollIntoView({ block: 'center' });
      choose(element);
    }
  });
  addEventListener(
    'click',
    (event) => {
      const element = event.target.closest?.(editable);
      if (!element) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      choose(element);
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
      `${editable}{outline:1px dashed #0b57b8;outline-offset:2px;cursor:text}` +
      `${editable}:is(:hover,:focus-visible){outline:2px solid #0b57b8}`;
    document.head.append(style);
    mark();
    new MutationObserver(later).observe(document.body, { childList: true, subtree: true });
  });
})();

import { textless } from './html/layout.ts';

/** Where the script of runtime mode is deployed, in the site. */
export const runtimeScriptPath = 'site-deploy-text.js';

/** How long the texts that were built are held back, in milliseconds. */
export const runtimeLimitMs = 1_500;

/**
 * The script of runtime mode: fetches the texts of each page whose keys it meets, and puts them into the elements that carry the keys, those that are added later
 * included. Until the texts are there or the time is over, elements with a key keep their place but are not seen, so that no text is seen that is replaced at
 * once. Texts are set as text, never as markup. Needs no inline script or style, so that it works under a content security policy with 'self' alone.
 *
 * A text is written into the text nodes that are there, elements beside it are hidden, and no node is removed: React and Vue keep references to the nodes that they
 * have made, and a React page goes blank when one of them is gone.
 */
const source = `(() => {
  const names = ['alt', 'title', 'placeholder', 'aria-label', 'content'];
  const attribute = 'data-text-key';
  const textless = '${[...textless].join(' ')}'.split(' ');
  const keyed = [attribute, ...names.map((name) => attribute + '-' + name)];
  const selector = '[' + keyed.join('],[') + ']';
  const texts = new Map();
  const asked = new Map();
  const page = document.currentScript?.dataset.page;
  let sheet;
  try {
    sheet = new CSSStyleSheet();
    sheet.replaceSync('[' + attribute + ']{visibility:hidden}');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  } catch {}
  const show = () => {
    if (sheet) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
  setTimeout(show, ${runtimeLimitMs});
  const ask = (slug) => {
    if (!asked.has(slug)) asked.set(slug, fetch('/api/v1/pages/' + encodeURIComponent(slug) + '/text', { signal: AbortSignal.timeout(${runtimeLimitMs}) })
      .then((answer) => (answer.ok ? answer.json() : {}))
      .then((body) => {
        for (const [key, text] of Object.entries(body.texts || {})) if (typeof text === 'string') texts.set(key, text);
        apply(document);
      })
      .catch(() => {}));
  };
  const known = (element, name) => {
    const key = element.getAttribute(name);
    if (key && !texts.has(key)) ask(key.split('.')[0]);
    return texts.get(key);
  };
  const put = (node, text) => {
    if (node.data !== text) node.data = text;
  };
  const write = (element, text) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const nodes = [];
    // An element inside that has a key of its own keeps its own text.
    for (let node; (node = walker.nextNode()); ) if (node.parentElement.closest('[' + attribute + ']') === element) nodes.push(node);
    const own = nodes.filter((node) => node.parentNode === element);
    const shown = own.find((node) => node.data.trim() !== '') || own[0] || element.insertBefore(new Text(), element.firstChild);
    for (const node of nodes) if (node !== shown) put(node, '');
    put(shown, text);
    for (const child of element.children) if (!child.matches(selector) && !child.querySelector(selector)) child.style.setProperty('display', 'none', 'important');
  };
  const set = (element) => {
    const text = known(element, attribute);
    if (text !== undefined && !textless.includes(element.localName) && element.textContent !== text) write(element, text);
    for (const name of names) {
      const value = known(element, attribute + '-' + name);
      if (value !== undefined && element.getAttribute(name) !== value && !element.httpEquiv) element.setAttribute(name, value);
    }
  };
  const apply = (node) => {
    if (node.matches?.(selector)) set(node);
    node.querySelectorAll?.(selector).forEach(set);
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const changed = (target.closest ? target : target.parentElement)?.closest(selector);
      if (changed) set(changed);
      for (const node of addedNodes) apply(node);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: [...names, ...keyed] });
  if (page) ask(page);
  const ready = () => {
    apply(document);
    Promise.all(asked.values()).then(show);
  };
  // The page is read then; DOMContentLoaded waits for the scripts of the application, too.
  if (document.readyState === 'loading') document.addEventListener('readystatechange', ready, { once: true });
  else ready();
})();
`;

/** The script as it is deployed: without indentation and comments, at most 1.5 kB when it is compressed. */
export const runtimeScript = source.replace(/^\s*(\/\/.*\n)?/gm, '');

/**
 * Why a content security policy would keep the script from working, where it would.
 * @param header value of the header; several policies are parted by commas, and each has to allow it
 * @param origin of the site
 */
export function policyProblem(header: string, origin: string): string | undefined {
  return header
    .split(',')
    .map((policy) => problemOf(policy, new URL(origin)))
    .find((problem) => problem !== undefined);
}

function problemOf(policy: string, { origin, host }: URL): string | undefined {
  const directives = new Map<string, string[]>();
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/);
    // The first of a name counts. (https://www.w3.org/TR/CSP3/#parse-serialized-policy)
    if (!directives.has(name)) directives.set(name, sources);
  }
  const sourcesOf = (...names: readonly string[]) =>
    names.map((name) => directives.get(name)).find((found) => found !== undefined);
  const allows = (sources: readonly string[] | undefined) =>
    sources === undefined || ["'self'", '*', 'https:', origin, `${origin}/`, host].some((one) => sources.includes(one));
  const scripts = sourcesOf('script-src-elem', 'script-src', 'default-src');
  // It makes browsers ignore every address in the list. (https://www.w3.org/TR/CSP3/#strict-dynamic-usage)
  if (scripts?.includes("'strict-dynamic'")) return "script-src has 'strict-dynamic', with which 'self' does not count";
  if (!allows(scripts)) return "script-src does not allow 'self'";
  return allows(sourcesOf('connect-src', 'default-src')) ? undefined : "connect-src does not allow 'self'";
}

/** Where the script of runtime mode is deployed, in the site. */
export const runtimeScriptPath = 'site-deploy-text.js';

/** How long the texts that were built are held back, in milliseconds. */
export const runtimeLimitMs = 1_500;

/**
 * The script of runtime mode: fetches the texts of each page whose keys it meets, and puts them into the elements that carry the keys, those that are added later
 * included. Until the texts are there or the time is over, elements with a key keep their place but are not seen, so that no text is seen that is replaced at
 * once. Texts are set as text, never as markup. Needs no inline script or style, so that it works under a content security policy with 'self' alone.
 */
export const runtimeScript = `(() => {
  const names = ['alt', 'title', 'placeholder', 'aria-label', 'content'];
  const attribute = 'data-text-key';
  const selector = [attribute, ...names.map((name) => attribute + '-' + name)].map((name) => '[' + name + ']').join();
  const texts = new Map();
  const asked = new Map();
  const observed = { subtree: true, childList: true, characterData: true };
  const page = document.currentScript && document.currentScript.dataset.page;
  let sheet;
  try {
    sheet = new CSSStyleSheet();
    sheet.replaceSync('[' + attribute + ']{visibility:hidden}');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  } catch {}
  const show = () => {
    if (sheet) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    sheet = undefined;
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
    return asked.get(slug);
  };
  const known = (key) => {
    if (!texts.has(key)) ask(key.split('.')[0]);
    return texts.get(key);
  };
  const set = (element) => {
    const key = element.getAttribute(attribute);
    const text = key ? known(key) : undefined;
    const isCode = /^(script|style|template|html|head|body)$/i.test(element.localName);
    if (text !== undefined && !isCode && element.textContent !== text) element.textContent = text;
    for (const name of names) {
      const named = element.getAttribute(attribute + '-' + name);
      const value = named ? known(named) : undefined;
      if (value !== undefined && element.getAttribute(name) !== value && !element.httpEquiv) element.setAttribute(name, value);
    }
  };
  const apply = (node) => {
    if (node.matches && node.matches(selector)) set(node);
    if (node.querySelectorAll) for (const element of node.querySelectorAll(selector)) set(element);
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const element = target.nodeType === 1 ? target : target.parentElement;
      const keyed = element && element.closest(selector);
      if (keyed) set(keyed);
      for (const node of addedNodes) apply(node);
    }
  }).observe(document, observed);
  if (page) ask(page);
  const ready = () => {
    apply(document);
    Promise.all(asked.values()).then(show);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', ready);
  else ready();
})();
`;

/**
 * Why a content security policy would keep the script from working, where it would.
 * @param policy value of the header
 */
export function policyProblem(policy: string): string | undefined {
  const directives = new Map(
    policy.split(';').map((part): [string, string[]] => {
      const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/);
      return [name, sources];
    }),
  );
  const allows = (...names: readonly string[]) => {
    const sources = names.map((name) => directives.get(name)).find((found) => found !== undefined);
    return sources === undefined || sources.some((source) => ["'self'", '*', 'https:'].includes(source));
  };
  if (!allows('script-src-elem', 'script-src', 'default-src')) return "script-src does not allow 'self'";
  return allows('connect-src', 'default-src') ? undefined : "connect-src does not allow 'self'";
}

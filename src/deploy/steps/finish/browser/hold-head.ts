/**
 * Keeps the portal's values in the head of a page whose framework writes its built values there
 * during hydration, renders and route changes.
 *
 * The script element's `data-hold` contains the deployed values of the page and the built values
 * that they replace. For other routes, the script fetches both from JSON files. Any other value is
 * the application's own and stays.
 *
 * The script changes nodes in place and never removes the framework's: React unmounts a node via
 * its parent, and Svelte walks from sibling to sibling. It needs no inline script and patches no
 * browser APIs. Its compressed size is limited to 1,540 bytes.
 */
/** Number of JSON files with values. The deployment defines it in front of this script. */
declare const files: number;

(() => {
  /**
   * Values by ID (`TITLE`, `canonical`, the name of a `meta`, the `@type` of JSON-LD): how to
   * create the element, the portal's value (empty: no such tag), and all built values.
   */
  type Values = Record<string, [how: string, portal: string, ...built: string[]]>;
  /**
   * `startMs`: time in ms after the first write during which writes count as built values; above
   * 1,000 if the application renders its heads in the browser. `own`: the path with these values,
   * if a host or a service worker may also show the page at other paths.
   */
  type Page = [values: Values, startMs?: number, own?: string];
  interface Tag extends Element {
    /**
     * `text`: value at the last check. `want`: value that the page or the framework wrote, if any.
     * `at`: time of that write.
     */
    note: { text: string; want?: string | undefined; at: number };
  }

  const { head } = document;
  const mine: Page = JSON.parse(
    (document.currentScript as HTMLScriptElement).dataset.hold as string,
  );
  const names = ['name', 'property', 'rel', 'type'];
  const plain = (text: string) =>
    text
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/(\/index)?(\.html)?\/?$/, '');
  const pages: Record<string, Page | Promise<Page | undefined>> = {
    [mine[2] ?? plain(location.pathname)]: mine,
  };
  type Group = [numberOfFiles: number, pages: Record<string, Page>];
  const loaded: Promise<Group>[] = [];
  const muted: (() => void)[] = [];

  let path: string;
  let since = 0;
  let until: number;
  /** Values of the current route; `undefined` while they are being fetched. */
  let held: Values | undefined;
  let startMs: number;
  let rounds: Record<string, number>;

  const getName = (tag: Tag) => names.find((name) => tag.getAttribute(name)) as string;
  const getSlot = (tag: Tag) => ({ META: 'content', LINK: 'href' })[tag.tagName] as string;
  /**
   * Returns the ID of an element. JSON-LD may have several types; the ID is the type with a held
   * value.
   */
  const getId = (tag: Tag) => {
    const name = getName(tag);
    try {
      if (name !== 'type') return tag.getAttribute(name) ?? tag.tagName;
      const data = JSON.parse(tag.textContent);
      const types: string[] = [data['@graph'] ?? data].flat().flatMap((item) => item['@type']);
      return types.find((type) => held?.[type] ?? mine[0][type]);
    } catch {}
  };

  const hold = (id: string, tags: Tag[], now: number): void => {
    const patience = 25 + (now - since) / 1e3;
    rounds[id] ??= 0;
    const [how, portal, ...built] = (rounds[id] <= patience && held?.[id]) || [];
    let text = portal;
    let keep: Tag | undefined;
    for (const tag of tags) {
      // The portal's text counts as the built one, because the deployment wrote it, or Unhead
      // copied it from there.
      if (tag.note.want === mine[0][id]?.[1]) tag.note.want = mine[0][id]?.[2];
      // If a tag occurs twice, the last one written belongs to the framework.
      if (!keep || tag.note.at >= keep.note.at) keep = tag;
    }
    const want = keep?.note.want;
    // Data may arrive late if it was requested at the start of the route.
    const isLate = (entry: PerformanceEntry) =>
      entry.startTime < until && now - entry.startTime - entry.duration < 1e3;
    if (want && (keep as Tag).note.at >= since && !built.some((one) => plain(one) === plain(want)))
      if (startMs > 1e3 && (now < until || performance.getEntries().some(isLate)))
        held?.[id]?.push(want);
      else if (now >= until) text = id === 'robots' ? `${want}, ${text}` : want;
    // Wait until the body is parsed, because it may contain JSON-LD.
    if (text && !keep && document.readyState !== 'loading') {
      const [tagName, name, value = id] = (how as string).split(' ');
      keep = head.appendChild(document.createElement(tagName as string)) as Element as Tag;
      if (name) keep.setAttribute(name, value);
      keep.note = { text: '', at: 0 };
      tags.push(keep);
    }
    for (const tag of tags) {
      const wanted = tag === keep ? text : undefined;
      const goal = how ? wanted : tag.note.want;
      const isOurs = tag.note.want === undefined;
      // Wait before removing a tag that this script added, because Unhead may be about to adopt it.
      if (goal === tag.note.text || (!how && isOurs && now - since < 1e3)) continue;
      rounds[id]++;
      const isMuted = goal === undefined;
      const name = isMuted ? getName(tag) : getSlot(tag);
      // Keep a removed title in a different parent, because React removes it through its parent
      // node.
      const parent = document.createElement('p');
      const value = tag.getAttribute(name) as string;
      if (!isMuted) tag.note.text = goal;
      // Remember how to restore the built state. A deployed tag with a duplicate isn't restored,
      // because no framework owns it.
      else if (startMs > 1e3 || tag.note.at)
        muted.push(() =>
          name ? tag.setAttribute(name, value) : head.append(...parent.childNodes),
        );
      if (isMuted && isOurs) tag.remove();
      else if (goal === '' && name) tag.removeAttribute(name);
      else if (name) tag.setAttribute(name, goal ?? 'muted');
      else if (isMuted) parent.append(tag);
      else if (tag.firstChild) tag.firstChild.nodeValue = goal;
      else tag.append(goal);
    }
    if (how && rounds[id] > patience) {
      rounds[id] = 1 / 0;
      console.warn(`site-deploy gave up ${id}`);
    }
  };

  const fetchGroup = (file: number) =>
    (loaded[file] ??= fetch(`/site-deploy-head/${file}.json`, {
      redirect: 'error',
      // A hosting configuration may let browsers cache JSON for a year.
      cache: 'no-cache',
    }).then((answer) => answer.json()));

  /**
   * Returns the values of a route from a JSON file. Never requests the route itself, which may have
   * side effects, e.g. log the visitor out.
   */
  const ask = (at: string) =>
    (pages[at] ??= (async () => {
      const key = decodeURI(at);
      let sum = 0;
      for (const letter of key) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
      // A deployment may change the number of files while the page is open. The first file always
      // exists, and contains the number.
      const [count] = await fetchGroup(sum % files).catch(() => fetchGroup(0));
      return (await fetchGroup(sum % count))[1][key];
    })().catch(() => undefined));

  const update = async (records?: MutationRecord[]): Promise<void> => {
    const now = performance.now();
    // An application may keep its routes in the hash.
    const at = plain(location.pathname + location.hash.replace(/^#(?!!?\/.).*/, ''));
    const before = since;
    const isNew = at !== path;
    if (isNew) {
      path = at;
      since = now;
      until = 0;
      held = undefined;
      rounds = {};
    } else if (records?.every?.(({ target }) => !head.contains(target))) return;
    const tags: Record<string, Tag[]> = {};
    for (const tag of document.querySelectorAll<Tag>('head>title,meta,link,[type*=ld]')) {
      const slot = getSlot(tag);
      const text = (slot ? tag.getAttribute(slot) : tag.textContent) ?? '';
      const id = getId(tag) as string;
      tags[id] ??= [];
      tags[id].push(tag);
      if (text === tag.note?.text) continue;
      tag.note = { text, want: text, at: before && now };
      if (!before || until) continue;
      // Subtract a few ms, because timers may fire early.
      until = now + startMs - 9;
      setTimeout(update, 1e3);
    }
    if (isNew) {
      const [values, ms = 1e3] = (await ask(at)) ?? [{}, mine[1]];
      if (at !== path) return;
      for (const restore of muted.splice(0)) restore();
      held = values;
      startMs = ms;
      setTimeout(update, 1e3);
      void update();
    } else if (held) for (const id in { ...tags, ...held }) hold(id, tags[id] ?? [], now);
    observer.takeRecords();
  };

  const observer = new MutationObserver(update);
  observer.observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: [...names, 'content', 'href'],
  });
  // The observer doesn't notice route changes within a shadow root, so also listen for navigation.
  if (window.navigation) navigation.addEventListener('currententrychange', update as VoidFunction);
  else setInterval(update, 300, []);
  void update();
})();

/**
 * Keeps the portal's values in the head of a page whose framework writes its built values there: on
 * hydration, on renders and on route changes.
 *
 * The script element's `data-hold` lists what the deployment put into the page, and what the build
 * had put there. For other routes, the same is read from JSON files. A value that is neither is the
 * application's own, and stays.
 *
 * Nodes are changed in place and never removed: React unmounts a node via its parent, and Svelte
 * walks from sibling to sibling. Needs no inline script, and patches no browser APIs. At most 1,500
 * bytes compressed.
 */
/** Number of files with values. The deployment inserts it in front of this script. */
declare const files: number;

(() => {
  /**
   * By ID (`TITLE`, `canonical`, the name of a `meta`, the `@type` of JSON-LD): how to create the
   * element, the portal's value (empty: no such tag), and all built values.
   */
  type Values = Record<string, [how: string, portal: string, ...built: string[]]>;
  /**
   * `startMs`: for this long after the first write, writes belong to the start of a route; above
   * 1,000 if an application creates its heads itself. `own`: the path with these values, if a host
   * or a service worker may also show the page at others.
   */
  type Page = [values: Values, startMs?: number, own?: string];
  interface Tag extends Element {
    /**
     * `text`: as of the last check. `want`: written by others, if any. `at`: time at which it was
     * written.
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
  /** Absent while the route's values are being fetched. */
  let held: Values | undefined;
  let startMs: number;
  let rounds: Record<string, number>;

  const getName = (tag: Tag) => names.find((name) => tag.getAttribute(name)) as string;
  const getSlot = (tag: Tag) => ({ META: 'content', LINK: 'href' })[tag.tagName] as string;
  /** A JSON-LD element may have several types; returns the one that is held. */
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
      // If the tag has the portal's text, treat that as the built one: it was deployed, or Unhead
      // remembers it.
      if (tag.note.want === mine[0][id]?.[1]) tag.note.want = mine[0][id]?.[2];
      // The last tag written is the framework's.
      if (!keep || tag.note.at >= keep.note.at) keep = tag;
    }
    const want = keep?.note.want;
    // Data that was requested when a route started may arrive late.
    const isLate = (entry: PerformanceEntry) =>
      entry.startTime < until && now - entry.startTime - entry.duration < 1e3;
    if (want && (keep as Tag).note.at >= since && !built.some((one) => plain(one) === plain(want)))
      if (startMs > 1e3 && (now < until || performance.getEntries().some(isLate)))
        held?.[id]?.push(want);
      else if (now >= until) text = id === 'robots' ? `${want}, ${text}` : want;
    // JSON-LD in the body may not be parsed yet.
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
      // If the page has no such tag, Unhead may be about to take over ours.
      if (goal === tag.note.text || (!how && isOurs && now - since < 1e3)) continue;
      rounds[id]++;
      const isMuted = goal === undefined;
      const name = isMuted ? getName(tag) : getSlot(tag);
      // React removes a title through its parent node.
      const parent = document.createElement('p');
      const value = tag.getAttribute(name) as string;
      if (!isMuted) tag.note.text = goal;
      // A deployed tag with a duplicate doesn't belong to the framework, so nothing else would
      // remove it later.
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
    (loaded[file] ??= fetch(`/site-deploy-head/${file}.json`, { redirect: 'error' }).then(
      (answer) => answer.json(),
    ));

  /** Never requests the route itself, because that may have effects, e.g. log the visitor out. */
  const ask = (at: string) =>
    (pages[at] ??= (async () => {
      const key = decodeURI(at);
      let sum = 0;
      for (const letter of key) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
      // The number of files may change while the page is open, but the first file always exists.
      const [count] = await fetchGroup(sum % files).catch(() => fetchGroup(0));
      return (await fetchGroup(sum % count))[1][key];
    })().catch(() => undefined));

  const update = async (records?: MutationRecord[]): Promise<void> => {
    const now = performance.now();
    const at = plain(location.pathname);
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
      // Timers may fire a little early.
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
  // The observer doesn't notice route changes within a shadow root.
  if (window.navigation) navigation.addEventListener('currententrychange', update as VoidFunction);
  else setInterval(update, 300, []);
  void update();
})();

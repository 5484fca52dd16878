/**
 * Keeps the portal's values in the head of a page whose framework writes there what the site was built with: when it
 * hydrates the page, when it renders again, and when it goes to another route.
 *
 * The script's own element says in `data-hold` what the deployment has put into the page and what the build had put
 * there. For another route the same attribute is read from the page at its address, so nobody learns more of a page
 * than the hosting shows him. A value that is neither of both is the application's own, and stays.
 *
 * Nodes are changed in place and never removed: React unmounts a node by its parent, and Svelte walks from one sibling
 * to the next. Needs no inline script, and changes nothing that the browser brings. Every byte counts here: the file
 * has at most 1,500 of them when it is compressed.
 */
(() => {
  /**
   * By id (`TITLE`, `canonical`, the name of a `meta`, the `@type` of JSON-LD): how an element of this kind is made,
   * the portal's value (empty: no such tag), and what was built, as often as it was there.
   */
  type Values = Record<string, [how: string, portal: string, ...built: string[]]>;
  /**
   * `startMs`: how long after its first write what the framework writes belongs to the start of the route. More than
   * 1,000 where an application makes its heads itself: what it writes then is what the page was built with.
   * `own`: the only path that the values are for, where the page answers for others, too.
   */
  type Page = [values: Values, startMs?: number, own?: string];
  interface Tag extends Element {
    /**
     * What was in it at the last look; what others wrote, absent where it is ours; when they did, 0 for what was there.
     */
    note: { text: string; want?: string | undefined; at: number };
  }

  const { head } = document;
  const mine: Page = JSON.parse(document.currentScript?.dataset.hold as string);
  const names = ['name', 'property', 'rel', 'type'];
  /** A value, or a path, in the one form in which two of them are compared. */
  const plain = (text: string) =>
    text
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/(\/index)?(\.html)?\/?$/, '');
  const pages: Record<string, Page | Promise<Page>> = { [plain(location.pathname)]: mine };
  /** How nodes that were one too many come back. */
  const muted: (() => void)[] = [];

  // The route:
  let path: string;
  let since = 0;
  let until: number;
  /** Absent while the script asks for the page at its address. */
  let held: Values | undefined;
  let startMs: number;
  /** How often each value was put back. */
  let rounds: Record<string, number>;

  const nameOf = (tag: Tag) => names.find((name) => tag.getAttribute(name)) as string;
  const slotOf = (tag: Tag) => ({ META: 'content', LINK: 'href' })[tag.tagName] as string;
  /** JSON-LD may say something of several types; the one that is held counts. */
  const idOf = (tag: Tag) => {
    const name = nameOf(tag);
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
    const [how, portal, ...built] = (rounds[id] > patience ? [] : held?.[id]) ?? [];
    let text = portal;
    let keep: Tag | undefined;
    for (const tag of tags) {
      // As it was deployed, or as Unhead has remembered it.
      if (tag.note.want === mine[0][id]?.[1]) tag.note.want = mine[0][id]?.[2];
      // The one that was written last is the framework's.
      if (!keep || tag.note.at >= keep.note.at) keep = tag;
    }
    const want = keep?.note.want;
    if (want !== undefined && (keep as Tag).note.at >= since && !built.some((one) => plain(one) === plain(want)))
      if (now >= until) text = id === 'robots' ? `${want}, ${text}` : want;
      else if (startMs > 1e3) held?.[id]?.push(want);
    // JSON-LD of the body may not have been read yet.
    if (text && !keep && document.readyState !== 'loading') {
      const [tagName, name, value = id] = (how as string).split(' ');
      keep = head.appendChild(document.createElement(tagName as string)) as Element as Tag;
      if (name) keep.setAttribute(name, value);
      keep.note = { text: '', at: 0 };
      tags.push(keep);
    }
    for (const tag of tags) {
      const goal = how ? (tag === keep ? text : undefined) : tag.note.want;
      const isOurs = tag.note.want === undefined;
      // Where the page has none, Unhead may just be taking ours over.
      if (goal === tag.note.text || (!how && isOurs && now - since < 1e3)) continue;
      rounds[id]++;
      const isMuted = goal === undefined;
      const name = isMuted ? nameOf(tag) : slotOf(tag);
      // React removes a title by its parent.
      const parent = document.createElement('p');
      const value = tag.getAttribute(name) as string;
      if (!isMuted) tag.note.text = goal;
      // What was deployed and is doubled now is not the framework's: nobody else takes it away from the next page.
      else if (startMs > 1e3 || tag.note.at)
        muted.push(() => (name ? tag.setAttribute(name, value) : head.append(...parent.childNodes)));
      if (isMuted && isOurs) tag.remove();
      else if (name) tag.setAttribute(name, goal ?? 'muted');
      else if (isMuted) parent.append(tag);
      else if (tag.firstChild) tag.firstChild.nodeValue = goal;
      else tag.append(goal);
    }
    if (!how || rounds[id] <= patience) return;
    rounds[id] = 1 / 0;
    console.warn(`site-deploy gave up ${id}`);
  };

  /** The values of the page at an address, which is read no further than necessary. */
  const ask = (address: string) =>
    (pages[plain(address)] ??= (async () => {
      const reader = ((await fetch(address)).body as ReadableStream<Uint8Array>).getReader();
      for (let text = ''; ; ) {
        const { value } = await reader.read();
        text += new TextDecoder().decode(value);
        const found = /data-hold='(.*?)'|<body/.exec(text);
        if (value && !found) continue;
        reader.cancel();
        return JSON.parse(found?.[1] as string);
      }
    })().catch(() => [{}]));

  const look = async (records?: MutationRecord[]): Promise<void> => {
    const now = Date.now();
    const at = plain(location.pathname);
    const before = since;
    const isNew = at !== path;
    if (isNew) [path, since, until, held, rounds] = [at, now, 0, undefined, {}];
    else if (records?.every(({ target }) => !head.contains(target))) return;
    const tags: Record<string, Tag[]> = {};
    for (const tag of document.querySelectorAll<Tag>('head>title,meta,link,script[type*=ld]')) {
      const slot = slotOf(tag);
      const text = (slot ? tag.getAttribute(slot) : tag.textContent) ?? '';
      const id = idOf(tag) as string;
      tags[id] ??= [];
      tags[id].push(tag);
      if (tag.note?.text === text) continue;
      tag.note = { text, want: text, at: before && now };
      if (!before || until) continue;
      until = now + startMs;
      setTimeout(look, startMs);
    }
    if (isNew) {
      const [values, ms = 1e3, own = at] = await ask(location.pathname);
      if (at !== path) return;
      for (const restore of muted.splice(0)) restore();
      held = own === at ? values : {};
      startMs = ms;
      setTimeout(look, 1e3);
      void look();
    } else if (held) for (const id in { ...tags, ...held }) hold(id, tags[id] ?? [], now);
    observer.takeRecords();
  };

  const observer = new MutationObserver(look);
  observer.observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: [...names, 'content', 'href'],
  });
  addEventListener(
    'pointerdown',
    ({ target }) => {
      const link = (target as Element).closest('a');
      if (link?.host === location.host && !/\.|^\/api/.test(link.pathname)) ask(link.pathname);
    },
    true,
  );
  void look();
})();

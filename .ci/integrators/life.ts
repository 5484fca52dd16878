/** Usual operations on a site. Each generated client implements them. */
export interface Api {
  siteIds(): Promise<readonly string[]>;
  /** Reads the title and the entity tag of a page. */
  title(siteId: string, page: string): Promise<{ title: string; etag: string }>;
  /**
   * Changes the title of a page.
   * @returns the HTTP status
   */
  setTitle(siteId: string, page: string, title: string, etag: string): Promise<number>;
  setText(siteId: string, key: string, value: string): Promise<string | undefined>;
  request(siteId: string, title: string): Promise<string>;
  /** Sets a request's status to triage. */
  triage(siteId: string, requestId: string): Promise<string>;
  editors(siteId: string): Promise<readonly string[]>;
  /**
   * Requests a site that doesn't exist.
   * @returns the error's code
   */
  unknownSite(siteId: string): Promise<string | undefined>;
}

export async function live(api: Api): Promise<void> {
  const [siteId = ''] = (await api.siteIds()).filter((id) => id === 'site_hp_web');
  expect(siteId, 'site_hp_web');
  const read = await api.title(siteId, 'home');
  expect(read.etag.length > 2, true);
  const title = `Solid oak and pine furniture ${Date.now()}`;
  expect(await api.setTitle(siteId, 'home', title, read.etag), 200);
  expect(await api.setTitle(siteId, 'home', title, read.etag), 412);
  expect((await api.title(siteId, 'home')).title, title);
  expect(await api.setText(siteId, 'home.hero.title', title), title);
  expect(await api.triage(siteId, await api.request(siteId, 'Larger type')), 'triage');
  expect((await api.editors(siteId)).includes('Olive Brandt'), true);
  expect(await api.unknownSite('site_none'), 'not_found');
}

function expect(actual: unknown, expected: unknown): void {
  if (actual !== expected) throw new Error(`expected ${expected}, got ${actual}`);
}

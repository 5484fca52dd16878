import { createRandom } from '../../support/random.ts';

export interface Visited {
  readonly files: readonly string[];
  readonly config: Config;
  readonly visits: readonly Visit[];
}

export interface Visit {
  readonly address: string;
  readonly method: string;
  readonly roles: readonly string[];
}

export interface Config {
  readonly routes?: readonly Readonly<Record<string, unknown>>[];
  readonly navigationFallback?: Readonly<{ rewrite: string; exclude?: readonly string[] }>;
  readonly responseOverrides?: Readonly<Record<string, object>>;
  readonly globalHeaders?: Readonly<Record<string, string>>;
  readonly trailingSlash?: string;
}

const always = ['index.html', 'about/index.html', 'contact.html', 'app.js', 'images/a.png'];

/** The file trees of sites. */
export const trees: readonly (readonly string[])[] = [
  always,
  [...always, '404.html', 'docs/index.html', 'docs/guide.html', 'docs/page one.html', 'docs/a.b'],
  [...always, 'both.html', 'both/index.html', 'css/a.css', '.well-known/x.json', 'Case.html'],
];

const patterns = [
  ['/about', '/about/', '/about/index.html', '/contact', '/contact.html', '/index.html', '/'],
  ['/*', '/docs/*', '/docs*', '/abou*', '/images/*.{png,jpg}', '*.css', '/*.js', '/docs/*.html'],
  ['/old', '/old/', '/gone', '/app.js', '/docs', '/docs/', '/both', '/docs/guide'],
].flat();

const targets = [
  ['/index.html', 'contact.html', '/contact.html', '/docs/guide.html', '/none.html'],
  ['/about', '/contact.html?x=1'],
].flat();
const redirects = ['/', '/about', '/about/', '/index.html', '/old', 'https://elsewhere.example/a'];

const addresses = [
  ['/', '/index.html', '/about', '/about/', '/about/index.html', '/contact', '/contact/'],
  ['/contact.html', '/app.js', '/app.js/', '/images/a.png', '/images/none.png', '/old', '/old/'],
  ['/docs', '/docs/', '/docs/guide', '/docs/guide/', '/docs/guide.html', '/docs/a.b', '/docs/x/y'],
  ['/both', '/both/', '/both.html', '/none', '/none/', '/none.html', '/css/a.css', '/css/none.css'],
  ['/docs/page%20one', '/docs/page%20one.html', '/About', '/case.html', '/.well-known/x.json'],
  ['/about?a=b', '/contact/?a=b', '/old?a=b', '/gone', '/bin/x', '/a+b', '/abou', '/404.html'],
].flat();

/** Generates random sites with visits. The same seed generates the same sites and visits. */
export function* randomSites(
  seed: number,
  configurations: number,
  visitsPerSite = 16,
): Generator<Visited> {
  const random = createRandom(seed);
  const pick = <Item>(list: readonly Item[]): Item =>
    list[Math.floor(random() * list.length)] as Item;
  const chance = (share: number) => random() < share;
  const route = () => {
    const rule: Record<string, unknown> = { route: pick(patterns) };
    if (chance(0.15)) rule.methods = pick([['GET'], ['get'], ['GET', 'HEAD'], ['OPTIONS']]);
    if (chance(0.25)) rule.allowedRoles = pick([[], ['anonymous'], ['authenticated'], ['editor']]);
    if (chance(0.25)) rule.headers = pick([{ 'X-A': 'route' }, { 'x-b': '' }]);
    const action = pick(['redirect', 'rewrite', 'status', 'nothing']);
    if (action === 'redirect') rule.redirect = pick(redirects);
    if (action === 'redirect' && chance(0.5)) rule.statusCode = pick([301, 302, 308]);
    if (action === 'rewrite') rule.rewrite = pick(targets);
    if (action === 'status') rule.statusCode = pick([200, 401, 403, 404, 404, 410]);
    return rule;
  };
  const override = () =>
    pick([
      { rewrite: '/contact.html' },
      { rewrite: '/about' },
      { rewrite: '/contact.html', statusCode: 200 },
      { redirect: '/about' },
      { redirect: '/?from=.referrer', statusCode: 301 },
    ]);
  for (let index = 0; index < configurations; index += 1) {
    const config: Config = {
      ...(chance(0.9) && { routes: Array.from({ length: 1 + Math.floor(random() * 4) }, route) }),
      ...(chance(0.6) && {
        navigationFallback: {
          rewrite: pick(['/index.html', 'index.html', '/contact.html', '/about', '/none.html']),
          ...(chance(0.7) && { exclude: pick([['/images/*', '*.css'], ['/docs*'], ['/none']]) }),
        },
      }),
      ...(chance(0.5) && { responseOverrides: { [pick([401, 403, 404, 404])]: override() } }),
      ...(chance(0.6) && { globalHeaders: { 'X-A': 'all', 'X-B': 'all' } }),
      ...(chance(0.3) && { trailingSlash: pick(['always', 'never', 'auto']) }),
    };
    const files = pick(trees);
    const visits = Array.from({ length: visitsPerSite }, () => {
      const roles = pick([[], [], ['authenticated'], ['authenticated', 'editor']]);
      const method = chance(0.85) ? 'GET' : pick(['HEAD', 'POST', 'OPTIONS']);
      return { address: pick(addresses), method, roles: ['anonymous', ...roles] };
    });
    yield { files, config, visits };
  }
}

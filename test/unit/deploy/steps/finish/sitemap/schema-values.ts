import { url, urlset } from '../../../../../support/sitemap-text.ts';

export const origin = 'https://www.acme.example';

/** Files that the schema of sitemaps.org refuses. */
export const invalid: readonly (readonly [string, string])[] = [
  ['not well-formed', urlset('<url><loc>x</url>')],
  ['another root', '<sitemap/>'],
  ['another namespace', `<urlset>${url(origin)}</urlset>`],
  ['another element in place of url', urlset('<page/>')],
  ['two addresses', urlset(`<url><loc>${origin}</loc><loc>${origin}</loc></url>`)],
  ['an element of its own', urlset(url(origin, '<color>red</color>'))],
  ['HTML', '<!doctype html><html><body>Sign in'],
];

const values = [
  {
    name: 'lastmod',
    valid: [
      ...['2026-01-02', '2026-01-02Z', '2026-01-02T10:11:12Z', '2026-01-02T10:11:12.5+05:30'],
      '2026-01-02T10:11:12',
    ],
    wrong: [
      ...['2026', '2026-01', '2026-01-02T10:11Z', '2026-02-30', '2026-13-01'],
      ...['2026-01-02T24:11:12', 'yesterday', '', 'x2026-01-02'],
    ],
  },
  {
    name: 'priority',
    valid: ['0', '1', '1.0', '.5', '+0.5', '1.', '-0'],
    wrong: ['1.1', '-0.1', '1e-1', '0,5', '', 'x0.5'],
  },
  {
    name: 'changefreq',
    valid: ['always', 'never'],
    wrong: ['often', 'Weekly', '', 'nearly never'],
  },
];

/** Values of fields, and whether the schema accepts them. */
export const fields = values.flatMap(({ name, valid, wrong }) => [
  ...valid.map((text) => ({ name, text, isValid: true })),
  ...wrong.map((text) => ({ name, text, isValid: false })),
]);

export const withField = ({ name, text }: (typeof fields)[number]) =>
  urlset(url(`${origin}/`, `<${name}>${text}</${name}>`));

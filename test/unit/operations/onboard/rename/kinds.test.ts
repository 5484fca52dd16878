import { expect, it } from 'vitest';
import {
  changeConfig,
  portalRemarks,
  type Rename,
  renamedSite,
  renameKinds,
} from '../../../../../src/operations/onboard/rename/kinds.ts';
import type { SiteRecord } from '../../../../../src/workflows/render/render-options.ts';

const site: SiteRecord = {
  ...{ id: 'site_123', slug: 'acme-docs', type: 'docs', url: 'https://www.acme.example' },
  ...{ repository: { owner: 'Acme', name: 'docs' }, productionBranch: 'master' },
  portal: { url: 'https://portal.acme.example', audience: 'api://portal' },
  azure: { clientId: 'a', tenantId: 'b', subscriptionId: 'c' },
};
const id = '66666666-6666-4666-8666-66666666666a';

const forms = [
  ['branch', ['main', 'release/next', 'v1.0'], ['', '-x', '/main', 'a//b', 'main/', 'a b']],
  ['repository', ['shop', 'shop.js', 'a_b-c'], ['', 'a/b', 'a b']],
  ['owner', ['acme', 'a-b'], ['', 'a.b', 'a/b']],
  ['identity', [id, id.toUpperCase()], [`${id}0`, `0${id}`, id.replaceAll('-', ''), 'app']],
  ['preview-identity', [id], ['app']],
  ['portal', ['https://portal.example'], ['http://portal.example', 'https://a.example/', 'x']],
] as const;

it.each(forms.flatMap(([what, valid]) => valid.map((to) => [what, to] as const)))(
  'a rename of the %s to %j is accepted',
  (what, to) => {
    expect(to).toMatch(renameKinds[what].form);
  },
);

it.each(forms.flatMap(([what, , invalid]) => invalid.map((to) => [what, to] as const)))(
  'a rename of the %s to %j is refused',
  (what, to) => {
    expect(to).not.toMatch(renameKinds[what].form);
  },
);

const renames = [
  ['branch', 'main', { productionBranch: 'main' }],
  ['repository', 'guide', {}],
  ['owner', 'Beta', {}],
  ['identity', id, { azure: { ...site.azure, clientId: id } }],
  ['preview-identity', id, { azure: { ...site.azure, previewClientId: id } }],
  ['portal', 'https://new.example', { portal: { ...site.portal, url: 'https://new.example' } }],
] as const;

it.each(renames)('a rename of the %s to %s changes no other field of the record', (...values) => {
  const [what, to, changes] = values;
  expect(renamedSite(site, { what, to })).toEqual({ ...site, ...changes });
});

it.each(renames)('the title of a rename of the %s to %s ends with the new value', (what, to) => {
  expect(renameKinds[what].title(to)).toMatch(new RegExp(`^[A-Z].* ${to}$`));
});

it('changeConfig changes only the identity, or the portal and its audience, in the site config', () => {
  const text =
    "# ours\nazure: { clientId: 'a' } # the identity\nportal:\n  url:   https://a.example\n";
  const moved = 'https://new.example';
  const change = (rename: Rename) => changeConfig(text, renamedSite(site, rename), rename);
  expect(change({ what: 'identity', to: id })).toBe(text.replace("'a'", id));
  expect(change({ what: 'portal', to: moved })).toBe(
    `# ours\nazure: { clientId: 'a' } # the identity\nportal:\n  url: ${moved}\n` +
      `  audience: ${site.portal.audience}\n`,
  );
  expect(change({ what: 'repository', to: 'shop' })).toBe(text);
  const done = change({ what: 'portal', to: moved });
  expect(
    changeConfig(done, renamedSite(site, { what: 'portal', to: moved }), {
      what: 'portal',
      to: moved,
    }),
  ).toBe(done);
});

const { owner, name } = site.repository;
it.each([
  ['an up-to-date record', {}],
  ['a repository name that differs only in case', { name: name.toUpperCase() }],
])('portalRemarks has no remark about %s', (_, moved) => {
  expect(portalRemarks(site, { owner, name, ...moved } as never)).toEqual([]);
});

it.each([
  ['the repository', { name: 'guide' }, [`the repository to ${owner}/guide (until then`]],
  ['the owner', { owner: 'Beta' }, [`the repository to Beta/${name} (until then`]],
  ['the branch', { defaultBranch: 'trunk' }, ['the default branch to trunk.']],
  [
    'the repository and the branch',
    { name: 'guide', defaultBranch: 'trunk' },
    ['guide (', ', the default branch to trunk.'],
  ],
])('portalRemarks asks to correct %s in the record', (_, moved, texts) => {
  const remarks = portalRemarks(site, { owner, name, ...moved } as never);
  expect(remarks).toHaveLength(1);
  for (const text of texts) expect(remarks[0]).toContain(text);
});

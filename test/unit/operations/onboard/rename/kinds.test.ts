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

it.each([
  ['branch', ['main', 'release/next', 'v1.0'], ['', '-x', '/main', 'a//b', 'main/', 'a b']],
  ['repository', ['shop', 'shop.js', 'a_b-c'], ['', 'a/b', 'a b']],
  ['owner', ['acme', 'a-b'], ['', 'a.b', 'a/b']],
  ['identity', [id, id.toUpperCase()], [`${id}0`, `0${id}`, id.replaceAll('-', ''), 'app']],
  ['preview-identity', [id], ['app']],
  ['portal', ['https://portal.example'], ['http://portal.example', 'https://a.example/', 'x']],
] as const)('a rename of %s accepts %j and refuses %j', (what, valid, invalid) => {
  const { form } = renameKinds[what];
  expect(valid.filter((to) => !form.test(to))).toEqual([]);
  expect(invalid.filter((to) => form.test(to))).toEqual([]);
});

it.each([
  ['branch', 'main', { productionBranch: 'main' }],
  ['repository', 'guide', {}],
  ['owner', 'Beta', {}],
  ['identity', id, { azure: { ...site.azure, clientId: id } }],
  ['preview-identity', id, { azure: { ...site.azure, previewClientId: id } }],
  ['portal', 'https://new.example', { portal: { ...site.portal, url: 'https://new.example' } }],
] as const)(
  'a rename of %s to %s has a title with the new name, and changes no other field of the record',
  (what, to, changes) => {
    expect(renamedSite(site, { what, to })).toEqual({ ...site, ...changes });
    expect(renameKinds[what].title(to)).toMatch(new RegExp(`^[A-Z].* ${to}$`));
  },
);

it('changeConfig writes a new identity or portal with its audience, and keeps the rest of the file', () => {
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
  ['nothing', {}, []],
  ['another spelling of the name', { name: name.toUpperCase() }, []],
  ['the repository', { name: 'guide' }, [`the repository to ${owner}/guide (until then`]],
  ['the owner', { owner: 'Beta' }, [`the repository to Beta/${name} (until then`]],
  ['the branch', { defaultBranch: 'trunk' }, ['the default branch to trunk.']],
  [
    'the repository and the branch',
    { name: 'guide', defaultBranch: 'trunk' },
    ['guide (', ', the default branch to trunk.'],
  ],
])('portalRemarks names what differs in the record: %s', (_, moved, texts) => {
  const remarks = portalRemarks(site, { owner, name, ...moved } as never);
  expect(remarks).toHaveLength(texts.length > 0 ? 1 : 0);
  for (const text of texts) expect(remarks[0]).toContain(text);
});

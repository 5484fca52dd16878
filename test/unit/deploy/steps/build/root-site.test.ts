import { readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { expect, it } from 'vitest';
import { stageRootSite } from '../../../../../src/deploy/steps/build/root-site.ts';
import { createDeps } from '../../../../support/deps.ts';
import { useFolder } from '../../../../support/folder.ts';
import { createPlan } from '../../../../support/plan.ts';

const files = {
  ...{ 'index.html': 'a', 'a/b.css': 'b', '.well-known/x': 'c', 'a/.hidden': 'd' },
  ...{ 'docs/package.json': '{}', 'content/overrides.json': '{}', 'content/seo.json': '{}' },
};
const own = {
  ...{ 'package.json': '{}', 'site.config.yml': '', '.github/x': '', '.env': '', '.hidden': '' },
  ...{ 'a/.env.local': '', 'node_modules/x/index.html': '', 'a/node_modules/y': '' },
};
const folder = useFolder({ 'scratch/.keep': '' });

async function stage(root: string, wasBuilt: boolean, listed?: readonly string[]) {
  const asked: unknown[] = [];
  const deps = createDeps({
    scratch: folder.at('scratch'),
    git: async (checkout, args) => {
      asked.push(checkout, ...args);
      return listed && `${listed.join('\0')}\0`;
    },
  });
  const plan = createPlan({ workspace: folder.at('checkout') });
  const target = await stageRootSite(plan, folder.at('checkout', root), wasBuilt, deps);
  const names = readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(target.length + 1));
  return { names: names.sort(), log: deps.log.lines, asked, target };
}

const published = ['.well-known/x', 'a/.hidden', 'a/b.css', 'docs/package.json', 'index.html'];
const write = (more: object = {}, below = 'checkout') => {
  for (const [name, text] of Object.entries({ ...files, ...own, ...more }))
    folder.write({ [`${below}/${name}`]: text });
};

it.each([
  ['after a build, without asking git', true, ''],
  ['if git lists nothing', false, ', and files that git ignores'],
])(
  'a site in the root of its repository is copied without configuration and packages %s',
  async (_, built, more) => {
    write();
    const { names, log, asked } = await stage('', built);
    expect(names).toEqual(published);
    expect(asked).toHaveLength(built ? 0 : 6);
    expect(log).toEqual([
      'info The root of the repository is the site. Not published: .git, .env, .hidden, a, ' +
        `content, package.json, site.config.yml${more}.`,
    ]);
  },
);

it('a site in a folder of the checkout is copied with the existing files that git lists', async () => {
  write({}, 'checkout/site');
  folder.write({ 'checkout/other.html': '' });
  const names = ['site/index.html', 'site/a/b.css', 'site/lost.html', 'other.html', 'site/.env'];
  const { names: found, log, asked } = await stage('site', false, names);
  expect(found).toEqual(['a/b.css', 'index.html']);
  expect(asked).toEqual([
    ...[folder.at('checkout'), 'ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  ]);
  expect(log).toEqual([
    'info The root of the repository is the site. Not published: .git, .env, and files that git ' +
      'ignores.',
  ]);
});

it('a site in the root of its repository keeps its links, but not .git', async () => {
  folder.write({ 'checkout/index.html': '' });
  symlinkSync('index.html', folder.at('checkout/link.html'));
  const { names, log, target } = await stage('', true);
  expect(names).toEqual(['index.html', 'link.html']);
  expect(readlinkSync(`${target}/link.html`)).toBe('index.html');
  expect(log).toEqual(['info The root of the repository is the site. Not published: .git.']);
});

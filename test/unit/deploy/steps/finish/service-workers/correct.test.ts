import { hash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { finish } from '../../../../../../src/deploy/steps/finish/finish.ts';
import { getContent, lastUpdated, sitePage } from '../../../../../support/portal-content.ts';
import { harness, read } from '../harness.ts';

const content = getContent(
  [sitePage('home', '/'), sitePage('about', '/about')],
  ['home', 'about'].map((pageSlug) => {
    return { pageSlug, title: `Portal ${pageSlug}`, description: '', updatedAt: lastUpdated };
  }),
);
const page = (name: string) =>
  `<!doctype html><html><head><title>${name}</title></head><body><div id="root"></div><script type="module" src="/app.js"></script>`;
const pages = { 'index.html': page('home'), 'about/index.html': page('about'), 'app.js': '' };
const builtHash = (name: keyof typeof pages, algorithm: string) => hash(algorithm, pages[name]);

/** Finishes a built site, and reads files as they are deployed. */
async function finishSite(files: Readonly<Record<string, string>>) {
  const inOut = Object.entries({ ...pages, ...files }).map(([name, text]) => [`out/${name}`, text]);
  const made = await harness(Object.fromEntries(inOut));
  const { plan, deps, lines, built } = made;
  const finished = await finish(plan, built, Promise.resolve(content), deps);
  const bytes = (name: string) => Buffer.from(read(finished, built.folder, name) ?? '');
  return {
    bytes,
    text: (name: string) => bytes(name).toString(),
    digest: (name: string, algorithm: string) => hash(algorithm, bytes(name)),
    digest64: (name: string) => `sha256-${hash('sha256', bytes(name), 'base64')}`,
    log: lines.join('\n'),
    workers: finished.workers,
    [Symbol.asyncDispose]: () => made[Symbol.asyncDispose](),
  };
}

it("finish corrects the hashes in Angular's ngsw.json, and adds its own files to the first group that is prefetched", async () => {
  const manifest = {
    configVersion: 1,
    timestamp: 1,
    index: '/index.html',
    assetGroups: [
      { name: 'assets', installMode: 'lazy', urls: [], patterns: [] },
      { name: 'app', installMode: 'prefetch', urls: ['/app.js', '/index.html'], patterns: [] },
    ],
    hashTable: {
      '/app.js': builtHash('app.js', 'sha1'),
      '/index.html': builtHash('index.html', 'sha1'),
    },
  };
  await using site = await finishSite({
    'ngsw.json': JSON.stringify(manifest),
    'ngsw-worker.js': "addEventListener('fetch', () => caches)",
  });
  const own = ['site-deploy-head.js', 'site-deploy-head/0.json', 'site-deploy-head/1.json'];
  const { index, assetGroups, hashTable } = JSON.parse(site.text('ngsw.json'));
  expect(index).toBe('/index.html');
  expect(site.workers).toEqual(['ngsw.json']);
  expect(site.log).not.toContain('by code of its own');
  expect(site.digest('index.html', 'sha1')).not.toBe(manifest.hashTable['/index.html']);
  expect(hashTable).toEqual({
    '/app.js': manifest.hashTable['/app.js'],
    '/index.html': site.digest('index.html', 'sha1'),
    ...Object.fromEntries(own.map((name) => [`/${name}`, site.digest(name, 'sha1')])),
  });
  expect(assetGroups).toEqual([
    manifest.assetGroups[0],
    { ...manifest.assetGroups[1], urls: ['/app.js', '/index.html', ...own.map((n) => `/${n}`)] },
  ]);
  expect(site.log).toContain('Service worker: ngsw.json now lists the files as deployed.');
});

it.each([
  [
    'sw.js',
    (list: string) =>
      `define(["./workbox-1"],function(e){e.precacheAndRoute([${list}],{});` +
      `e.createHandlerBoundToURL("about/index.html")});`,
  ],
  ['docs/worker.mjs', (list: string) => `self.__precacheManifest = [\n  ${list}\n].concat([]);`],
])('finish corrects the precache list of Workbox in %s', async (file, script) => {
  const at = file.includes('/') ? '../' : '';
  const list = [
    `{url:"${at}app.js",revision:null}`,
    `{ 'revision': '${builtHash('index.html', 'md5')}', 'url': '/' }`,
    `{"url":"${at}about/index.html","revision":"${builtHash('about/index.html', 'md5')}"}`,
    `{url:"/other.css",revision:"${builtHash('index.html', 'md5')}"}`,
    '{url:"robots.txt?x",revision:"build-7"}',
  ];
  await using site = await finishSite({
    [file]: script(list.join(',')),
    'docs/guide/index.html': page('docs'),
    'robots.txt': 'User-agent: *',
    'other.css': '',
  });
  const text = site.text(file);
  const revision = (name: string) => site.digest(name, 'md5');
  expect(text).toContain(
    `{"url":"/site-deploy-head.js","revision":"${revision('site-deploy-head.js')}"},`,
  );
  expect(text.match(/"\/site-deploy-head\.js"/g)).toHaveLength(1);
  // A page that the worker may show at any address contains its own path for the script.
  const isShell = (name: string) => / data-hold='[^']*,"[^"]*"\]'/.test(site.text(name));
  expect([isShell('index.html'), isShell('about/index.html')]).toEqual([true, at === '']);
  expect(text).toContain(`{ 'revision': '${revision('index.html')}', 'url': '/' }`);
  expect(text).toContain(`about/index.html","revision":"${revision('about/index.html')}"}`);
  expect(text).toContain(`{url:"/other.css",revision:"${builtHash('index.html', 'md5')}"}`);
  const isRoot = at === '';
  expect(text.includes(`{url:"robots.txt?x",revision:"${revision('robots.txt')}"}`)).toBe(isRoot);
});

it("finish corrects the hashes in Blazor's list of assets, and changes the version of the list", async () => {
  const entry = {
    hash: `sha256-${hash('sha256', pages['index.html'], 'base64')}`,
    url: 'index.html',
  };
  const list = { version: 'AbCdEfGh', assets: [entry] };
  await using site = await finishSite({
    'service-worker-assets.js': `self.assetsManifest = ${JSON.stringify(list, null, 2)};\n`,
  });
  const [, json = ''] =
    /^self\.assetsManifest = (.*);$/s.exec(site.text('service-worker-assets.js').trim()) ?? [];
  const { version, assets } = JSON.parse(json);
  expect(version).toMatch(/^[\w+/]{8}$/);
  expect(version).not.toBe('AbCdEfGh');
  expect(assets).toContainEqual({ url: 'index.html', hash: site.digest64('index.html') });
  expect(assets).toContainEqual({
    url: '/site-deploy-head.js',
    hash: site.digest64('site-deploy-head.js'),
  });
});

it('finish adds a revision to a changed page that Workbox lists without one, and renews its integrity', async () => {
  const routes = [{ route: '/old', redirect: '/about' }];
  await using site = await finishSite({
    'sw.js':
      'precacheAndRoute([{url:"app.js",revision:null},{"revision":null,"url":"/about"},' +
      '{"url":"/old","revision":null,"integrity":"sha384-old"}])',
    'staticwebapp.config.json': JSON.stringify({ routes }),
  });
  const revision = site.digest('about/index.html', 'md5');
  const integrity = `sha384-${hash('sha384', site.bytes('about/index.html'), 'base64')}`;
  expect(site.text('sw.js')).toContain(`{"revision":"${revision}","url":"/about"}`);
  expect(site.text('sw.js')).toContain('{url:"app.js",revision:null}');
  expect(site.text('sw.js')).toContain(
    `{"url":"/old","revision":"${revision}","integrity":"${integrity}"}`,
  );
});

it('finish corrects outdated hashes of unchanged files in lists of Angular and Blazor', async () => {
  const blazor = { version: '1', assets: [{ hash: 'sha256-old', url: 'app.js' }] };
  await using site = await finishSite({
    'ngsw.json': JSON.stringify({
      assetGroups: [{ installMode: 'lazy', urls: [] }],
      hashTable: { '/app.js': 'old', '//cdn.example/x.js': 'old' },
    }),
    'service-worker-assets.js': `self.assetsManifest = ${JSON.stringify(blazor)};`,
  });
  const { assetGroups, hashTable } = JSON.parse(site.text('ngsw.json'));
  expect(hashTable).toMatchObject({
    '/app.js': builtHash('app.js', 'sha1'),
    '//cdn.example/x.js': 'old',
  });
  expect(assetGroups[0].urls).toContain('/site-deploy-head.js');
  expect(site.text('service-worker-assets.js')).toContain(
    `{"hash":"${site.digest64('app.js')}","url":"app.js"}`,
  );
});

it('finish warns if a service worker lists files that visitors cannot get', async () => {
  const hash = builtHash('index.html', 'md5');
  const urls = [
    'about',
    '/bin/tool.js',
    'members/a.html',
    'gone.js',
    '//cdn.example/x.js',
    '/api/x',
  ];
  const list = urls.map((url) => `{url:"${url}",revision:"${hash}"}`);
  const routes = [{ route: '/members/*', allowedRoles: ['authenticated'] }];
  await using site = await finishSite({
    'sw.js': `precacheAndRoute([${list}])`,
    'sw2.js': `precacheAndRoute([${list[3]}])`,
    'bin/tool.js': '',
    'members/a.html': page('a'),
    '404.html': page('missing'),
    'staticwebapp.config.json': JSON.stringify({ routes }),
  });
  expect(site.log).toContain(
    "sw.js lists 3 addresses that visitors can't get: /bin/tool.js, members/a.html, gone.js. " +
      "Browsers can't install this service worker: returning visitors keep the previous version.",
  );
  expect(site.log).toContain("sw2.js lists one address that visitors can't get: gone.js. ");
});

it.each([
  ['next to a computed address', (hash: string) => `{url:base+"index.html",revision:"${hash}"}`],
  ['in a pair with its address', (hash: string) => `["index.html","${hash}"]`],
  ['after a corrected list', (hash: string) => `{url:"app.js",revision:null}],["${hash}"`],
])('finish warns if a service worker has the hash of a changed page %s', async (_, write) => {
  const script = `importScripts("workbox.js");precache([${write(builtHash('index.html', 'md5'))}]);revision()`;
  await using site = await finishSite({ 'sw.js': script });
  expect(site.text('sw.js')).toContain(builtHash('index.html', 'md5'));
  expect(site.log).toContain(
    "warning: sw.js contains the MD5 hash of index.html as built, in a form that can't be corrected",
  );
});

it('finish corrects the precache entry of a changed page, but not that of a file with the same contents', async () => {
  const script = `precacheAndRoute([${['/', '/copy.txt']
    .map((url) => `{url:"${url}",revision:"${builtHash('index.html', 'md5')}"}`)
    .join()}])`;
  await using site = await finishSite({ 'sw.js': script, 'copy.txt': pages['index.html'] });
  const [changed, kept] = [site.digest('index.html', 'md5'), builtHash('index.html', 'md5')];
  expect(site.text('sw.js')).toContain(`{url:"/",revision:"${changed}"}`);
  expect(site.text('sw.js')).toContain(`{url:"/copy.txt",revision:"${kept}"}`);
  expect(site.log).not.toContain('MD5');
});

it('finish leaves scripts without a precache list unchanged', async () => {
  const scripts = {
    'analytics.js': `const list = [{revision:"1",name:"x"}]; caches; "${builtHash('index.html', 'md5')}"`,
    'ngsw.json': '{"hashTable":null}',
    'assets/chunk.js': `[{url:"/index.html",revision:"${builtHash('index.html', 'md5')}"}]`,
  };
  await using site = await finishSite(scripts);
  for (const [name, text] of Object.entries(scripts)) expect(site.text(name)).toBe(text);
  expect(site.log).not.toContain('ervice worker');
});

const customWorker = "addEventListener('fetch', (event) => caches.match(event.request));";

it('finish appends a comment to a service worker with custom caching code, and logs its name', async () => {
  await using site = await finishSite({ 'sw.js': customWorker });
  expect(site.text('sw.js').startsWith(`${customWorker}\n// site-deploy: `)).toBe(true);
  expect(site.workers).toEqual(['sw.js']);
  await using other = await finishSite({ 'sw.js': customWorker, 'index.html': page('other') });
  expect(other.text('sw.js')).not.toBe(site.text('sw.js'));
  expect(site.log).toContain('The service worker sw.js caches files by code of its own');
});

it.each([
  ['a list', 'importScripts("/part.js"); precacheAndRoute([{url:"/",revision:"1"}])'],
  ['a script', 'importScripts("/part.js"); caches.keys()'],
])('finish does not change a part of a service worker that %s imports', async (_, script) => {
  await using site = await finishSite({ 'sw.js': script, 'part.js': customWorker });
  expect(site.text('part.js')).toBe(customWorker);
});

it('finish makes pages load site-deploy-head.js asynchronously if a service worker has custom code', async () => {
  await using site = await finishSite({ 'sw.js': customWorker });
  expect(site.text('index.html')).toContain('<script src="/site-deploy-head.js" async data-hold=');
});

it('finish renews the compressed copies of changed files only', async () => {
  await using site = await finishSite({
    'index.html.gz': 'old',
    'index.html.br': 'old',
    'app.js.gz': 'of the build',
  });
  const html = site.text('index.html');
  expect(gunzipSync(site.bytes('index.html.gz')).toString()).toBe(html);
  expect(brotliDecompressSync(site.bytes('index.html.br')).toString()).toBe(html);
  expect(site.text('app.js.gz')).toBe('of the build');
});

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Terminal } from './terminal.ts';

/** A site that a newcomer creates. */
export interface OwnSite {
  /** Creates the site with a first commit, and enters its folder. */
  make(terminal: Terminal): Promise<void>;
  /**
   * Performs the guide's steps before the first commit with a site config.
   * @param command runs site-deploy
   */
  prepare?(terminal: Terminal, command: string): Promise<void>;
  /** Commands of the guide before the first deployment. */
  readonly before: readonly string[];
  /** Address that only the application's scripts know. The person adds it to the portal. */
  readonly route?: string;
}

const author = 'git config user.name Newcomer && git config user.email newcomer@acme.example';

async function begin(terminal: Terminal): Promise<void> {
  await terminal.type(
    `git init -q -b main && ${author} && git add -A && git commit -qm "A new site"`,
  );
}

/**
 * Element whose text the person edits in the portal. Sites built with React use a component
 * instead.
 */
const keyed = '<p data-text-key="home.intro.lead">What the developer wrote.</p>';

async function write(terminal: Terminal, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(terminal.folder(), name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

const page = (title: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title></head>
<body><h1>${title}</h1>${keyed}</body>
</html>
`;

/** A site that follows Vite's guide: https://vite.dev/guide/ */
export const viteSite: OwnSite = {
  async make(terminal) {
    await terminal.type('npm create --yes vite@9.3.0 shop -- --template vanilla --no-interactive', {
      shows: /Scaffold/,
    });
    terminal.enter('shop');
    await write(terminal, { 'index.html': page('Shop') });
    await terminal.type('npm install --no-audit --no-fund');
    await begin(terminal);
  },
  before: [],
};

/** An application whose addresses and texts are only in its scripts. */
export const routerSite: OwnSite = {
  async make(terminal) {
    await terminal.type('mkdir planner');
    terminal.enter('planner');
    const scripts = { build: 'vite build' };
    await write(terminal, {
      'package.json': JSON.stringify({ name: 'planner', version: '0.1.0', private: true, scripts }),
      'vite.config.mjs':
        "import react from '@vitejs/plugin-react';\nexport default { plugins: [react()] };\n",
      'index.html': `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Planner</title></head>
<body><div id="root"></div><script type="module" src="/src/main.jsx"></script></body>
</html>
`,
      '.gitignore': 'node_modules\ndist\n',
    });
    const packages = 'react react-dom react-router vite@7 @vitejs/plugin-react@5';
    await terminal.type(`npm install --no-audit --no-fund ${packages}`, { shows: /^added/ });
    await begin(terminal);
  },
  async prepare(terminal, command) {
    // `init --texts` writes into src only if that exists, so create it first.
    await write(terminal, { 'src/main.jsx': routerMain });
    await terminal.type(`${command} init --texts react`);
    await terminal.type(`${command} texts keys`);
  },
  before: [],
  route: '/about',
};

const routerMain = `import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider } from 'react-router';
import { Text } from './texts';

const Home = () => (
  <main>
    <Text k="home.intro.lead" as="p">What the developer wrote.</Text>
    <Link to="/about">About</Link>
  </main>
);
const About = () => <Text k="about.intro.lead" as="p">Who the developer is.</Text>;
const router = createBrowserRouter([
  { path: '/', element: <Home /> },
  { path: '/about', element: <About /> },
]);
createRoot(document.getElementById('root')).render(<RouterProvider router={router} />);
`;

const hugoList =
  '{{ define "main" }}<h1>{{ .Title }}</h1>{{ range .Pages }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}{{ end }}\n';

/**
 * A site with two pages that follows Hugo's guide, but doesn't download a theme:
 * https://gohugo.io/getting-started/quick-start/
 */
export const hugoSite: OwnSite = {
  async make(terminal) {
    await terminal.type('hugo new site blog', { shows: /Congratulations/ });
    terminal.enter('blog');
    const files = {
      'layouts/_default/baseof.html': `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>{{ .Title }}</title></head>
<body>{{ block "main" . }}{{ end }}</body>
</html>
`,
      'layouts/index.html': hugoList.replace('</h1>', `</h1>${keyed}`),
      'layouts/_default/list.html': hugoList,
      'layouts/_default/single.html':
        '{{ define "main" }}<h1>{{ .Title }}</h1>{{ .Content }}{{ end }}\n',
      'content/posts/first.md': '---\ntitle: First\n---\n\nHello.\n',
      '.gitignore': 'public\n.hugo_build.lock\n',
    };
    await write(terminal, files);
    await begin(terminal);
  },
  // Hugo has no package.json, so a tag provides the version.
  before: ['git tag v0.1.0'],
};

/** A site without a build, in the root of its repository. */
export const htmlSite: OwnSite = {
  async make(terminal) {
    await terminal.type('mkdir leaflet');
    terminal.enter('leaflet');
    await write(terminal, { 'index.html': page('Leaflet'), 'about/index.html': page('About') });
    await begin(terminal);
  },
  before: ['git tag v0.1.0'],
};

/** A site that follows Docusaurus's guide: https://docusaurus.io/docs/installation */
export const docusaurusSite: OwnSite = {
  async make(terminal) {
    const options = '--javascript --skip-install --package-manager npm';
    await terminal.type(`npx --yes create-docusaurus@3.10.2 docs classic ${options}`, {
      shows: /SUCCESS|Created/i,
    });
    terminal.enter('docs');
    await terminal.type('npm install --no-audit --no-fund', { shows: /^added/ });
    await terminal.type(`npm ci --dry-run >/dev/null 2>&1 || { ${withoutFaster}; }`, {
      shows: /^(The registry|removed)/,
    });
    await begin(terminal);
  },
  // The page must import its text, because hydration would replace an edited text by the built one.
  async prepare(terminal, command) {
    await terminal.type(`${command} init --texts react`);
    const start = `import Layout from '@theme/Layout';
import { Text } from '../texts';
export default function Home() {
  return (
    <Layout title="Docs">
      <main><Text k="home.intro.lead" as="p">What the developer wrote.</Text></main>
    </Layout>
  );
}
`;
    await write(terminal, { 'src/pages/index.js': start });
    await terminal.type(`${command} texts keys`);
  },
  before: [],
};

/**
 * Removes Docusaurus's accelerator, which is optional. Some registries lack its binaries for other
 * platforms. npm then omits them from the lockfile, which `npm ci` rejects.
 */
const withoutFaster = [
  'echo "The registry lacks binaries of @docusaurus/faster, so the site does without it."',
  'npm uninstall --no-audit --no-fund @docusaurus/faster',
  "sed -i.bak 's/v4: true/v4: true, faster: false/' docusaurus.config.js",
  'rm docusaurus.config.js.bak',
].join(' && ');

/** A site in an npm workspace, deployed from the root of the repository. */
export const workspaceSite: OwnSite = {
  async make(terminal) {
    await terminal.type('mkdir company');
    terminal.enter('company');
    const build = `import fs from 'node:fs';
fs.mkdirSync('dist', { recursive: true });
fs.copyFileSync('index.html', 'dist/index.html');
`;
    const web = { name: 'web', version: '0.1.0', scripts: { build: 'node build.mjs' } };
    await write(terminal, {
      'package.json': JSON.stringify({ private: true, workspaces: ['apps/*'] }),
      'apps/web/package.json': JSON.stringify(web),
      'apps/web/build.mjs': build,
      'apps/web/index.html': page('Company'),
      '.gitignore': 'node_modules\ndist\n',
    });
    await terminal.type('npm install --no-audit --no-fund');
    await begin(terminal);
  },
  before: [],
};

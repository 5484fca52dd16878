import { requestedPackages } from '../../../config/package-file.ts';
import { type JsonObject, toObject } from '../../../shared/json.ts';

type SiteType = 'docs' | 'spa' | 'static';

export interface Generator {
  readonly name: string;
  /** Likely type of the site. The built pages decide. */
  readonly type: SiteType;
  /** Default output folder, relative to the project; `undefined` if it depends on the project. */
  readonly output: string | undefined;
}

type Row = readonly [installed: string, name: string, type: SiteType, output?: string];

/**
 * Generators, most specific first, because some are based on others. Tests compare this table with
 * the recorded output of the newest versions (`npm run generators -- build`).
 */
const rows: readonly Row[] = [
  ['storybook', 'Storybook', 'static', 'storybook-static'],
  ['@ladle/react', 'Ladle', 'spa', 'build'],
  ['@docusaurus/core', 'Docusaurus', 'docs', 'build'],
  ['vitepress', 'VitePress', 'docs'],
  ['vuepress', 'VuePress', 'docs'],
  ['@rspress/core', 'Rspress', 'docs', 'doc_build'],
  ['honkit', 'HonKit', 'docs', '_book'],
  ['@astrojs/starlight', 'Starlight', 'docs', 'dist'],
  ['astro', 'Astro', 'static', 'dist'],
  ['next', 'Next.js', 'static', 'out'],
  ['nuxt', 'Nuxt', 'static', '.output/public'],
  ['gatsby', 'Gatsby', 'static', 'public'],
  ['@sveltejs/kit', 'SvelteKit', 'static', 'build'],
  ['@react-router/dev', 'React Router', 'spa', 'build/client'],
  ['@tanstack/react-start', 'TanStack Start', 'static', 'dist/client'],
  ['@tanstack/solid-start', 'TanStack Start', 'static', 'dist/client'],
  ['@solidjs/start', 'SolidStart', 'static'],
  ['vike', 'Vike', 'static', 'dist/client'],
  ['waku', 'Waku', 'static', 'dist/public'],
  ['@marko/run', 'Marko Run', 'static', 'dist/public'],
  ['@builder.io/qwik-city', 'Qwik', 'static', 'dist'],
  ['hexo', 'Hexo', 'static', 'public'],
  ['@11ty/eleventy', 'Eleventy', 'static', '_site'],
  ['metalsmith', 'Metalsmith', 'static', 'build'],
  ['@greenwood/cli', 'Greenwood', 'static', 'public'],
  ['@slidev/cli', 'Slidev', 'spa', 'dist'],
  ['@angular/core', 'Angular', 'spa'],
  ['react-scripts', 'Create React App', 'spa', 'build'],
  ['@rsbuild/core', 'Rsbuild', 'spa', 'dist'],
  ['vite', 'Vite', 'spa', 'dist'],
  ['parcel', 'Parcel', 'spa', 'dist'],
  ['webpack', 'webpack', 'spa', 'dist'],
];

/**
 * Tools that sites use alongside a generator. They count as the generator only if the build runs
 * them.
 */
const tools: Readonly<Record<string, RegExp>> = {
  storybook: /\bstorybook build\b/,
  '@ladle/react': /\bladle build\b/,
};

/**
 * Finds the site's generator.
 * @param manifest content of package.json
 */
export function findGenerator(manifest: JsonObject): Generator | undefined {
  const installed = requestedPackages(manifest);
  const script = String(toObject(manifest.scripts).build);
  const found = rows.find(
    ([name]) => Object.hasOwn(installed, name) && (tools[name]?.test(script) ?? true),
  );
  if (!found) return undefined;
  const [, name, type, output] = found;
  // With an adapter, the pages are in a folder next to the server's code.
  const isAdapted = Object.keys(installed).some((item) => adapter.test(item));
  return { name, type, output: isAdapted ? undefined : output };
}

const adapter = /^@astrojs\/(node|vercel|netlify|cloudflare)$|\badapter-(?!static$)/;

/** How to make generators build static pages instead of a server. */
const staticBuilds: Readonly<Record<string, string>> = {
  Angular: 'Set "outputMode": "static" in angular.json.',
  Astro: 'Remove the adapter and every "prerender = false".',
  'Marko Run': 'Use @marko/run-adapter-static.',
  'Next.js': 'Set output: "export" in the config of Next.js.',
  Nuxt: 'Build with "nuxt generate".',
  Qwik: 'Build with the static adapter.',
  'React Router': 'Set "ssr: false" in the config of React Router, and "prerender" for pages.',
  SolidStart: 'Use a static preset of Nitro.',
  SvelteKit: 'Use @sveltejs/adapter-static.',
  'TanStack Start': 'Set "prerender" or "spa" in the options of tanstackStart().',
  Vike: 'Set "prerender: true" in the config of Vike.',
  Waku: 'Set render: "static" in the getConfig of each page.',
};

export function howToBuildPages(generator: Generator | undefined): string {
  return staticBuilds[generator?.name ?? ''] ?? 'Have the generator build static pages.';
}

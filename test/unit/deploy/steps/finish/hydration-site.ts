import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { testFolder } from '../../../../support/folder.ts';

export type Framework = 'react' | 'vue';

/** A page rendered on the server, and the script that hydrates it. */
export interface HydratedSite {
  readonly html: string;
  readonly script: string;
}

const fixtures = path.resolve(import.meta.dirname, '../../../../fixtures/hydration');

/**
 * Builds a site as users of the framework do: a production build renders the page, and a bundle for
 * browsers hydrates it.
 */
export async function buildHydratedSite(framework: Framework): Promise<HydratedSite> {
  await using folder = await testFolder();
  folder.write({ 'texts.json': {} });
  const file = folder.at('texts.json');
  folder.write({ 'server.mjs': await bundle(`${framework}-server.js`, file) });
  const { stdout } = await promisify(execFile)(process.execPath, [folder.at('server.mjs')]);
  return { html: getPage(stdout), script: await bundle(`${framework}-client.js`, file) };
}

async function bundle(entry: string, texts: string): Promise<string> {
  const isServer = entry.includes('server');
  await using build = await rolldown({
    input: path.join(fixtures, entry),
    platform: isServer ? 'node' : 'browser',
    resolve: {
      alias: { 'site-texts': texts, ...(!isServer && { vue: 'vue/dist/vue.esm-bundler.js' }) },
    },
    transform: {
      define: {
        'process.env.NODE_ENV': JSON.stringify('production'),
        __VUE_OPTIONS_API__: 'true',
        __VUE_PROD_DEVTOOLS__: 'false',
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
      },
    },
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'es', codeSplitting: false });
  return output[0].code;
}

function getPage(rendered: string): string {
  return `<!doctype html><html><head><meta charset="utf-8"><title>Site</title></head><body><div id="root">${rendered}</div><script type="module" src="/app.js"></script></body></html>`;
}

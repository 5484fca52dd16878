import path from 'node:path';
import { rolldown } from 'rolldown';

/**
 * Module with the scripts that are deployed with a site, relative to the root of the repository.
 */
export const browserScripts = 'src/deploy/steps/finish/browser/scripts.ts';

/** Source files next to the module, by name of the constant. */
const scripts = { holdHead: 'hold-head.ts', runtimeText: 'runtime-text.ts' };

/** Number of characters of a script per line. */
const lineLength = 88;

/**
 * Returns a module with the minified scripts as text. The module is committed, so that the scripts
 * are the same whether Node runs the sources or the bundle.
 */
export async function browserScriptsModule(root: string): Promise<string> {
  const constants = await Promise.all(
    Object.entries(scripts).map(async ([name, file]) =>
      constant(name, file, await minified(root, file)),
    ),
  );
  return `// Written by "npm run generate" from the files next to it. Do not edit.\n\n${constants.join('\n')}`;
}

async function minified(root: string, file: string): Promise<string> {
  await using build = await rolldown({
    cwd: root,
    input: path.join(root, path.dirname(browserScripts), file),
    platform: 'browser',
    transform: { target: 'es2022' },
    tsconfig: false,
  });
  const { output } = await build.generate({ format: 'es', minify: true, comments: false });
  const [{ code }] = output;
  // Some hosts serve scripts without a charset, so non-ASCII characters could be misread.
  if (/[^\u0000-\u007f]/.test(code))
    throw new Error(`${file} has characters beyond ASCII. Write them as escapes.`);
  return code.trim();
}

function constant(name: string, file: string, text: string): string {
  const pieces = Array.from({ length: Math.ceil(text.length / lineLength) }, (_, index) =>
    text.slice(index * lineLength, (index + 1) * lineLength),
  );
  const lines = pieces.map((piece) => `  ${JSON.stringify(piece)},\n`);
  return `/** \`${file}\`, minified. */\nexport const ${name}: string = [\n${lines.join('')}].join('');\n`;
}

import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { expandSchemas } from './expand-schemas.ts';

/**
 * The only package whose types are inlined: it is bundled, and has few types. Types of zod are
 * expanded instead.
 */
const inlined = 'jose';

/**
 * Returns the library's declarations as one text. It only needs `@types/node`, so it compiles in a
 * user's project with every `moduleResolution`, and with `skipLibCheck: false`.
 * @param entry source file, relative to the root
 * @throws Error if a type needs a package that users don't have
 */
export async function buildTypes(root: string, entry: string): Promise<string> {
  // The folder must be below the root, so that TypeScript finds the packages.
  const folder = await mkdtemp(path.join(root, 'node_modules', 'types-'));
  try {
    const emitted = path.join(folder, 'emitted');
    await emitDeclarations(root, entry, folder, emitted);
    const text = expandSchemas(
      await bundleDeclarations(path.join(emitted, entry.replace(/\.ts$/, '.d.ts'))),
      folder,
    );
    const packages = [
      ...text.matchAll(
        /^(?:import|export) .*from ["']([^"']+)["'];?$|import\(["']([^"']+)["']\)/gm,
      ),
    ]
      .map(([, statement, expression]) => statement ?? expression ?? '')
      // Ignores built-in modules: TypeScript may write `http` instead of `node:http`.
      .filter((name) => !isBuiltin(name));
    if (packages.length > 0)
      throw new Error(`The types of the library need ${[...new Set(packages)].join(', ')}.`);
    return text;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Emits one declaration file per source file. */
async function emitDeclarations(
  root: string,
  entry: string,
  folder: string,
  emitted: string,
): Promise<void> {
  const tsconfig = path.join(folder, 'tsconfig.json');
  const settings = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: root,
      outDir: emitted,
    },
    include: [path.join(root, entry)],
    exclude: [],
  };
  await writeFile(tsconfig, JSON.stringify(settings));
  const tsc = path.join(root, 'node_modules', 'typescript', 'lib', 'tsc.js');
  await promisify(execFile)(process.execPath, [tsc, '-p', tsconfig], { cwd: root }).catch(
    (error) => {
      throw new Error(`TypeScript could not emit the declarations:\n${error.stdout}`, {
        cause: error,
      });
    },
  );
  // Declarations import one another by the names of sources, which don't exist in this folder.
  for (const name of await readdir(emitted, { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = path.join(emitted, name);
    const text = await readFile(file, 'utf8');
    for (const [, specifier = ''] of text.matchAll(/from ["'](\.[^"']*\.json)["']/g)) {
      const data = path.join(path.dirname(file), specifier);
      const source = await readFile(path.join(root, path.relative(emitted, data)), 'utf8');
      const type = typeOfData(JSON.parse(source));
      await writeFile(`${data}.d.ts`, `declare const data: ${type};\nexport default data;\n`);
    }
    const withoutData = text.replaceAll(/\.json(["']) with \{[^}]*\}/g, '.json.js$1');
    await writeFile(file, withoutData.replaceAll(/(["']\.{1,2}\/[^"']*)\.ts(["'])/g, '$1.js$2'));
  }
}

/** Returns the type that TypeScript infers for a JSON file of objects and primitive values. */
function typeOfData(value: unknown): string {
  if (typeof value !== 'object' || value === null) return typeof value;
  const members = Object.entries(value).map(
    ([name, member]) => `${JSON.stringify(name)}: ${typeOfData(member)}`,
  );
  return `{ ${members.join('; ')} }`;
}

async function bundleDeclarations(entry: string): Promise<string> {
  await using build = await rolldown({
    input: entry,
    platform: 'node',
    external: (id) => /^[@a-z]/.test(id) && id !== inlined,
    plugins: [dts({ dtsInput: true, emitDtsOnly: true, tsconfig: false, generator: 'oxc' })],
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'es' });
  const file = output.find(({ fileName }) => fileName.endsWith('.d.ts'));
  if (file?.type !== 'chunk') throw new Error('No declarations were made.');
  return file.code;
}

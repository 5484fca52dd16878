import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Imports of modules that can start a server, a browser, a thread or a process. */
const starting = [
  /^node:(child_process|net|http|https|tls|worker_threads)$/,
  /^(playwright-core|azurite|xmllint-wasm)$/,
  /\/src\/localcloud\/(localcloud|http|engine\/engine|gateway\/gateway|runner\/processes|hosting\/\w+|entra\/entra|github\/git\/run-git|blob\/blob)\.ts$/,
  /\/src\/localcloud\/(hosting|swa-client|distribution)\/[\w/-]+\.ts$/,
  /\/src\/(localcloud\/workspace-api\/start|clients\/workspace\/oauth\/loopback)\.ts$/,
  /\/src\/(shared\/(process|exec|git|end-process)|deploy\/steps\/threads)\.ts$/,
  /\/src\/(deploy\/steps\/(build\/build|finish\/rewrite\/rewrite|pack\/workers)|shared\/http\/open-http)\.ts$/,
  /\/src\/cli\/(localcloud\/localcloud|program)\.ts$/,
];

/** Tests that start a process through a module that most tests import without starting one. */
const startingAnyway =
  /\/test\/unit\/(deploy\/aborted-builds|localcloud\/install-packages)\.test\.ts$/;

/** A helper file that only uses classes of `node:http` and `node:net`, and starts no server. */
const sparing = /\/test\/support\/in-process\.ts$/;

/** Returns the modules that a file imports at run time, without type imports. */
export function getImports(text: string): string[] {
  const imports = text.matchAll(/^(?:import|export)(?! type\b)[^'";]*?(?:from )?'([^']+)';/gm);
  const later = text.matchAll(/\bimport\('([^']+)'\)/g);
  return [...imports, ...later].map(([, module = '']) => module);
}

/**
 * Finds tests below a folder that start a server, a browser, a thread or a process, directly or
 * through helper files. They form the lane `integration`; in `unit`, such a test fails.
 * @param folder absolute path
 * @returns paths relative to `root`
 */
export function startingTests(root: string, folder: string): string[] {
  const known = new Map<string, boolean>();
  const starts = (file: string): boolean => {
    const found = known.get(file);
    if (found !== undefined) return found;
    // The first file of a circular import decides.
    known.set(file, false);
    const answer =
      startingAnyway.test(file) ||
      getImports(readFileSync(file, 'utf8')).some((module) => {
        const target = module.startsWith('.') ? path.resolve(path.dirname(file), module) : module;
        if (starting.some((pattern) => pattern.test(target))) return true;
        if (sparing.test(target)) return false;
        return (
          target.startsWith(path.join(root, 'test')) && target.endsWith('.ts') && starts(target)
        );
      });
    known.set(file, answer);
    return answer;
  };
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => path.join(folder, file))
    .filter(starts)
    .map((file) => path.relative(root, file).replaceAll(path.sep, '/'))
    .sort();
}

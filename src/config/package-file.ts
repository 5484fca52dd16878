import { getErrorMessage, SiteDeployError } from '../shared/errors/error.ts';
import { asText, type JsonObject, parseJson, toObject } from '../shared/json.ts';
import { SourceText } from './source.ts';

/**
 * Parses package.json.
 * @throws SiteDeployError `PACKAGE_FILE_INVALID`, whose problem has line and column
 */
export function parsePackageFile(text: string, file: string): unknown {
  const json = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(json);
  } catch (cause) {
    const reason = getErrorMessage(cause).replace(/ in JSON at position.*| is not valid JSON$/, '');
    const message = `not valid JSON: ${reason}`;
    const problems = [new SourceText(file, json).problemAt(findMistake(json), message)];
    throw new SiteDeployError('PACKAGE_FILE_INVALID', `${file} is not valid JSON.`, {
      cause,
      problems,
    });
  }
}

/** Lockfiles of package managers, in the order in which a build looks for them. */
export const lockfiles = [
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['package-lock.json', 'npm'],
  ['npm-shrinkwrap.json', 'npm'],
] as const;

/** Returns the package versions that package.json, or a lockfile's copy of it, requests. */
export function requestedPackages(project: unknown): JsonObject {
  const { dependencies, devDependencies } = toObject(project);
  return { ...toObject(dependencies), ...toObject(devDependencies) };
}

const managers = ['npm', 'pnpm', 'yarn', 'bun'] as const;

/** Returns the package manager that package.json names, `npm` by default. */
export function getNamedManager(packageFile: string | undefined): (typeof managers)[number] {
  const { packageManager, devEngines } = toObject(parseJson(packageFile ?? ''));
  const [listed] = [toObject(devEngines).packageManager].flat().map(toObject);
  const name = asText(packageManager)?.replace(/@.*/, '') ?? listed?.name;
  return managers.find((manager) => manager === name) ?? 'npm';
}

/**
 * Returns the offset of the first character that makes the JSON invalid, which V8 doesn't always
 * report.
 */
function findMistake(json: string): number {
  let [right, wrong] = [0, json.length + 1];
  while (right + 1 < wrong) {
    const middle = Math.floor((right + wrong) / 2);
    if (isWrongBefore(json, middle)) wrong = middle;
    else right = middle;
  }
  return right;
}

function isWrongBefore(json: string, end: number): boolean {
  try {
    JSON.parse(json.slice(0, end));
    return false;
  } catch (error) {
    const message = getErrorMessage(error);
    if (/^(Unexpected end|Unterminated)/.test(message)) return false;
    const position = /at position (\d+)/.exec(message)?.[1];
    return position === undefined || Number(position) < end;
  }
}

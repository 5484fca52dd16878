import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readAction } from '../workflow-language/workflow.ts';

export const githubScript = 'actions/github-script';

/** Metadata with the inputs of https://github.com/actions/github-script/blob/main/action.yml */
const description = `
name: GitHub Script
description: Run simple scripts using the GitHub client
inputs:
  script: { required: true }
  github-token: { default: '\${{ github.token }}' }
  debug: { default: "\${{ runner.debug == '1' }}" }
  user-agent: { default: actions/github-script }
  previews: {}
  result-encoding: { default: json }
  retries: { default: '0' }
  retry-exempt-status-codes: { default: '400,401,403,404,422' }
  base-url: {}
runs: { using: node24, main: PROGRAM }
`;

/**
 * Returns an action of this package that replaces actions/github-script. It doesn't retry requests.
 */
export function readGitHubScript() {
  // Quote the path, which may contain characters with a meaning in YAML.
  const main = JSON.stringify(findProgram());
  const source = readAction(
    githubScript,
    description.replace('PROGRAM', () => main),
  );
  return { folder: import.meta.dirname, source };
}

/** Returns the path of the action's program, in the sources or in the built package. */
function findProgram(): string {
  const candidates = ['../../github-script.ts', '../github-script.js', './github-script.js'];
  const files = candidates.map((name) => fileURLToPath(new URL(name, import.meta.url)));
  return files.find((file) => existsSync(file)) ?? '';
}

#!/usr/bin/env bash
# @actions/workflow-parser 0.3.61: a text of several lines that holds an expression is read from its YAML source, not from
# its value: the indentation stays, and a folded text isn't folded. Without an expression, the value is right. Most expect
# the YAML value, as GitHub's service takes it: here, `if: >-` with an expression is always true, and a heredoc never ends.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @actions/workflow-parser@0.3.61
node -p "'@actions/workflow-parser ' + require('./node_modules/@actions/workflow-parser/package.json').version"
cat >try.mjs <<'EOF'
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
registerHooks({
  load: (url, context, next) =>
    url.endsWith('.json')
      ? { format: 'module', source: `export default ${readFileSync(new URL(url), 'utf8')}`, shortCircuit: true }
      : next(url, context),
});
const { NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser');
const content = [
  'on: push',
  'jobs:',
  '  a:',
  '    runs-on: x',
  '    if: >-',
  '      ${{ false }}',
  '    steps: [{ run: "true" }]',
].join('\n');
const parsed = parseWorkflow({ name: 'a.yml', content }, new NoOperationTraceWriter());
const condition = parsed.value.find('jobs').find('a').find('if').toString();
console.log(`if: >- with \${{ false }} becomes ${JSON.stringify(condition)}; on GitHub it is: false`);
process.exit(condition.includes('format(') ? 0 : 1);
EOF
node try.mjs

#!/usr/bin/env bash
# @actions/expressions 0.3.61: the lexer undoes only the first doubled quote of a text: 'it''s Bob''s' becomes it's Bob''s.
# GitHub's runner undoes all, and people who validate or run workflows with GitHub's own package expect the same value.
# Whoever evaluates a workflow with the package gets another script than GitHub: a shell may even see an open quote.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @actions/expressions@0.3.61
node -p "'@actions/expressions ' + require('./node_modules/@actions/expressions/package.json').version"
cat >try.mjs <<'EOF'
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
registerHooks({
  load: (url, context, next) =>
    url.endsWith('.json')
      ? { format: 'module', source: `export default ${readFileSync(new URL(url), 'utf8')}`, shortCircuit: true }
      : next(url, context),
});
const { data, Evaluator, Lexer, Parser } = await import('@actions/expressions');
const source = "'it''s Bob''s'";
const tree = new Parser(new Lexer(source).lex().tokens, [], []).parse();
const value = new Evaluator(tree, new data.Dictionary()).evaluate().coerceString();
console.log(`${source} becomes ${value}; on GitHub it is: it's Bob's`);
process.exit(value === "it's Bob''s" ? 0 : 1);
EOF
node try.mjs

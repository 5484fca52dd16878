#!/usr/bin/env bash
# @octokit/rest 22.0.1: paginate(rest.repos.getCombinedStatusForRef) is typed as a list of commit statuses, and is a list of whole pages. Each has
# a `state` of its own, but no `context`. Most trust the types, and the other lists of the kind (check runs) do what theirs say.
# A gate that looks for a required status by its name never finds it, or counts a page as one status, and the compiler agrees.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm pkg set type=module >/dev/null
npm install --silent --no-audit --no-fund @octokit/rest@22.0.1 typescript@5.9.3 @types/node@24.10.1 node@24.21.0
cat >gate.ts <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Octokit } from '@octokit/rest';

const items = ['build', 'lint', 'deploy/preview'].map((context) => ({ context, name: context, state: 'success' }));
/** Two items a page, as GitHub answers for both lists. */
function getPage({ url = '', headers }: IncomingMessage) {
  const page = Number(new URL(url, 'http://x').searchParams.get('page') ?? 1);
  const shown = items.slice((page - 1) * 2, page * 2);
  const link = `<http://${headers.host}${url.split('?')[0]}?per_page=2&page=2>; rel="next"`;
  const whole = { state: 'success', statuses: shown, total_count: 3, sha: 'x', url: 'x', commit_url: 'x' };
  return { link: page === 1 ? { link } : {}, body: url.includes('check-runs') ? { total_count: 3, check_runs: shown } : whole };
}
const server = createServer((request, response) => {
  const { link, body } = getPage(request);
  response.writeHead(200, { 'content-type': 'application/json', ...link }).end(JSON.stringify(body));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const octokit = new Octokit({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
const commit = { owner: 'acme', repo: 'site', ref: 'main', per_page: 2 };
const { paginate, rest } = octokit;
const statuses: { context: string }[] = await paginate(rest.repos.getCombinedStatusForRef, commit);
const runs: { name: string }[] = await paginate(rest.checks.listForRef, commit);
console.log('@octokit/rest', JSON.parse(readFileSync('node_modules/@octokit/rest/package.json', 'utf8')).version);
console.log('check runs:', runs.map(({ name }) => name).join(', '));
console.log('statuses:', statuses.map(({ context }) => String(context)).join(', '), '- keys:', Object.keys(statuses[0] ?? {}).join(', '));
const isAsSeen = runs.length === 3 && statuses.length === 2 && statuses[0]?.context === undefined;
console.log(isAsSeen ? 'As seen: three statuses are two pages.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node_modules/.bin/tsc --noEmit --strict --skipLibCheck --module nodenext --target es2024 gate.ts
echo "TypeScript $(node_modules/.bin/tsc --version | cut -d' ' -f2): the types agree"
node_modules/.bin/node gate.ts

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const { TASK = '', RUNNER_TEMP = '' } = process.env;
const wish = /```text\n(.*)\n/.exec(readFileSync(TASK, 'utf8'))?.[1] ?? 'Something';
const file = 'pages/index.html';
const form = `<section aria-label="${wish}"><form><input name="mail" type="email"></form></section>`;
writeFileSync(file, readFileSync(file, 'utf8').replace('</body>', `${form}</body>`));
execFileSync(process.execPath, ['build.mjs']);
writeFileSync(`${RUNNER_TEMP}/cost.json`, JSON.stringify({ amount: 0.25, currency: 'USD' }));

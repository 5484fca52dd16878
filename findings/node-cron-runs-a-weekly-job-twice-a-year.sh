#!/usr/bin/env bash
# node-cron 4.6.0: "0 6 1 * 1" runs only on a 1st that is a Monday, twice a year. croner 11.0.1 and cron-parser 5.10.6 answer each Monday and each 1st,
# as POSIX says of crontab: if both day fields are given, either is enough. Most expect a package named so to read a line of cron as cron does;
# GitHub documents POSIX for its `schedule`. A job moved from there, or tried out here, renews a certificate or rebuilds a site months too late, without a word.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund node-cron@4.6.0 croner@11.0.1 cron-parser@5.10.6
cat >next.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { CronExpressionParser } from 'cron-parser';
import { Cron } from 'croner';
import cron from 'node-cron';

const line = '0 6 1 * 1';
const timezone = 'UTC';
const now = new Date();
const day = (date) => new Date(date).toISOString().slice(0, 10);
const parsed = CronExpressionParser.parse(line, { currentDate: now, tz: timezone });
const runs = {
  'node-cron': cron.createTask(line, () => {}, { timezone }).getNextRuns(6),
  croner: new Cron(line, { timezone, paused: true }).nextRuns(6, now),
  'cron-parser': parsed.take(6).map((date) => date.toDate()),
};
const isMonday = (date) => new Date(date).getUTCDay() === 1;
const isFirst = (date) => new Date(date).getUTCDate() === 1;
const days = (dates) => (dates.at(-1) - dates[0]) / 86_400_000;
console.log(`"${line}", the next six runs:`);
for (const [name, dates] of Object.entries(runs)) {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  console.log(`${name} ${version}: ${dates.map(day).join(' ')}`);
}
const own = runs['node-cron'];
const isAsSeen =
  own.every((date) => isMonday(date) && isFirst(date)) &&
  days(own) > 365 &&
  [runs.croner, runs['cron-parser']].every((dates) => days(dates) < 42 && dates.every((date) => isMonday(date) || isFirst(date)));
console.log(isAsSeen ? 'As seen: node-cron wants both, cron wants either.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node next.mjs

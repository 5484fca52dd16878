/**
 * Measures reading a large content file: 200,000 texts take at most 2 s of processor time and 300
 * MB in a separate process.
 *
 *     npm run bench -- texts
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from './measure.ts';

const most = { texts: 200_000, seconds: 2, megabytes: 300 };
const script = `
  const texts = Array.from({ length: ${most.texts} }, (_, at) => ['page.section.e' + at, 'Text ' + at]);
  const text = JSON.stringify(Object.fromEntries(texts), null, 2);
  const { parseContentFile } = await import(${JSON.stringify(path.join(root, 'src/config/content-file.ts'))});
  const before = process.cpuUsage();
  if (parseContentFile(text, 'overrides.json').texts.size !== ${most.texts}) throw new Error('texts are missing');
  const { user, system } = process.cpuUsage(before);
  const { maxRSS } = process.resourceUsage();
  console.log(JSON.stringify({ seconds: (user + system) / 1e6, megabytes: maxRSS / 1024 }));
`;
const args = ['--input-type=module', '--eval', script];
const { seconds, megabytes } = JSON.parse(
  execFileSync(process.execPath, args, { encoding: 'utf8' }),
);
console.log(`${most.texts} texts: ${seconds.toFixed(2)} s, ${Math.round(megabytes)} MB`);
if (seconds > most.seconds || megabytes > most.megabytes) process.exitCode = 1;

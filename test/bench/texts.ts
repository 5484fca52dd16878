/**
 * The largest content files: 200,000 texts take at most 2 s of processor time and 300 MB in a process of their own. With
 * a commit, the sources of that commit read 20,000 texts beside today's, both in the median of three.
 *
 *     npm run bench -- texts [COMMIT]
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median } from './measure.ts';

const most = { texts: 200_000, seconds: 2, megabytes: 300 };
const compared = 20_000;
const root = path.resolve(import.meta.dirname, '../..');
const [commit] = process.argv.slice(3);

interface Reading {
  readonly seconds: number;
  readonly megabytes: number;
}

/** Reads a content file with the sources of a folder, in a new process. */
function readTexts(folder: string, count: number): Reading {
  const script = `
    const texts = Array.from({ length: ${count} }, (_, at) => ['page.section.e' + at, 'Text ' + at]);
    const text = JSON.stringify(Object.fromEntries(texts), null, 2);
    const { parseContentFile } = await import(${JSON.stringify(path.join(folder, 'src/config/content-file.ts'))});
    const before = process.cpuUsage();
    if (parseContentFile(text, 'overrides.json').texts.size !== ${count}) throw new Error('texts are missing');
    const { user, system } = process.cpuUsage(before);
    const { maxRSS } = process.resourceUsage();
    console.log(JSON.stringify({ seconds: (user + system) / 1e6, megabytes: maxRSS / 1024 }));
  `;
  const args = ['--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

const show = ({ seconds, megabytes }: Reading) =>
  `${seconds.toFixed(2)} s, ${Math.round(megabytes)} MB`;

const largest = readTexts(root, most.texts);
console.log(`${most.texts} texts: ${show(largest)}`);
if (largest.seconds > most.seconds || largest.megabytes > most.megabytes) process.exitCode = 1;

if (commit !== undefined) {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-texts-'));
  try {
    const sources = execFileSync('git', ['archive', commit, 'src', 'package.json'], {
      ...{ cwd: root, maxBuffer: 1 << 28 },
    });
    execFileSync('tar', ['-x', '-C', folder], { input: sources });
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const rounds = [1, 2, 3].map(() => [folder, root].map((at) => readTexts(at, compared).seconds));
    const [before, now] = [0, 1].map((at) => median(rounds.map((round) => round[at] ?? 0)));
    const [a = 0, b = 0] = [before, now];
    const words = `${compared} texts: ${a.toFixed(2)} s at ${commit}, ${b.toFixed(3)} s now`;
    console.log(`${words}: ${Math.round(a / b)} times faster`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

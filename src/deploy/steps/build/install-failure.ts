import { stripVTControlCharacters } from 'node:util';

const tailLength = 25;
const maxLineLength = 2_000;
const maxReasons = 40;

export class CommandOutput {
  readonly tail: string[] = [];
  readonly reasons: string[] = [];

  read(line: string): void {
    const text = stripVTControlCharacters(line.slice(0, maxLineLength)).trimEnd();
    this.tail.push(text);
    if (this.tail.length > tailLength) this.tail.shift();
    if (reasonPattern.test(text) && this.reasons.length < maxReasons) this.reasons.push(text);
  }
}

/** `×` and below it: the box in which pnpm 12 gives its reason. */
const reasonPattern = new RegExp(
  '^\\s*(npm (error|ERR!)|(.{0,3}|Error: )ERR_PNPM_|× |╰─▶ |help: |' +
    '➤ YN\\d{4}: .*(Error|error|must|would)|error\\b)',
);

const maxLines = 8;

/** The first match wins: a certificate message may also mention the network. */
const reasons: readonly (readonly [pattern: RegExp, remedy: string])[] = [
  [
    matchAny(
      'SELF_SIGNED_CERT|UNABLE_TO_(GET_ISSUER|VERIFY)|ERR_TLS_CERT|self[- ]signed certificate',
      'CERT_(HAS_EXPIRED|NOT_YET_VALID|UNTRUSTED|SIGNATURE_FAILURE)',
      'unable to (get local issuer certificate|verify the first certificate)',
    ),
    'The certificate of the package registry, or of a proxy in front of it, is not trusted. Set ' +
      'NODE_EXTRA_CA_CERTS, or "cafile" in .npmrc, to the certificate file of your authority.',
  ],
  [
    matchAny('\\b(E401|E403|ENEEDAUTH)\\b|ERR_PNPM_FETCH_40[13]|YN0041', '\\b401 Unauthorized\\b'),
    'The package registry requires a login. Add the variable that holds its token to ' +
      'build.passEnv, and refer to it in .npmrc.',
  ],
  [
    matchAny(
      '\\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH)\\b',
      'ERR_PNPM_META_FETCH_FAIL',
    ),
    "The package registry can't be reached. Check its URL in .npmrc, the proxy (HTTPS_PROXY), " +
      'and that this machine can resolve its name.',
  ],
  [
    matchAny('ERR_PNPM_IGNORED_BUILDS'),
    'Some packages need scripts to be built, which pnpm only runs if allowed: run "pnpm ' +
      'approve-builds" on your machine, and commit pnpm-workspace.yaml.',
  ],
  [
    matchAny('\\bEALLOWREMOTE\\b'),
    'The lockfile names addresses outside of the registry, as one written behind a mirror does. ' +
      'Delete it, write it again with the registry of the build, and commit it; or set ' +
      '"allow-remote" in .npmrc.',
  ],
  [
    matchAny('\\bEALLOWGIT\\b'),
    'A dependency comes from a git repository, which npm does not allow by default. Use a ' +
      'published version of it, or set "allow-git" in .npmrc.',
  ],
  [
    matchAny(
      'only install packages when your package\\.json and|YN0028|ERR_PNPM_(OUTDATED|NO)_LOCKFILE',
      'can only install with an existing package-lock|lockfile (needs to be updated|is frozen)',
    ),
    "Run the package manager's install command on your machine, and commit the lockfile that it " +
      'writes. If it stays the same, delete it and node_modules first.',
  ],
];

function matchAny(...patterns: string[]): RegExp {
  return new RegExp(patterns.join('|'), 'i');
}

export function explainInstall(output: CommandOutput) {
  const why = getKeyLines(output.reasons);
  if (why.length === 0) return { facts: ['last lines of its output:', ...quoted(output.tail)] };
  const [, remedy] = reasons.find(([pattern]) => pattern.test(why.join('\n'))) ?? [];
  return { facts: ['its output:', ...quoted(why)], remedy };
}

function getKeyLines(lines: readonly string[]): string[] {
  const end = lines.findIndex((line) =>
    /^npm (error|ERR!) (Clean install a project|Usage:|Install a package)/.test(line),
  );
  return lines
    .slice(0, end === -1 ? undefined : end)
    .filter((line) => !/^npm (error|ERR!)\s*$|A complete log of this run can be found/.test(line))
    .slice(0, maxLines);
}

const quoted = (lines: readonly string[]) => lines.map((line) => `| ${line}`);

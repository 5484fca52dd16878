import { stripVTControlCharacters } from 'node:util';

const tailLength = 25;
const maxLineLength = 2_000;
const maxReasons = 40;

export class CommandOutput {
  readonly tail: string[] = [];
  readonly reasons: string[] = [];
  private isInBox = false;

  read(line: string): void {
    const text = stripVTControlCharacters(line.slice(0, maxLineLength)).trimEnd();
    this.tail.push(text);
    if (this.tail.length > tailLength) this.tail.shift();
    this.isInBox ||= startOfBox.test(text);
    const last = this.reasons.at(-1);
    if (this.isInBox && /^ {6}/.test(text) && last !== undefined) {
      this.reasons.pop();
      this.add(`${last} ${text.trim()}`.slice(0, maxLineLength));
    } else if ((this.isInBox && text !== '') || reasonPattern.test(text)) this.add(text);
  }

  private add(reason: string): void {
    if (this.reasons.length < maxReasons) this.reasons.push(reason);
  }
}

/** Start of the reason at the end of pnpm 12's output: `×` followed by wrapped lines. */
const startOfBox = /^Error: +(ERR_PNPM_|×)/;
const reasonPattern = new RegExp(
  '^\\s*(npm (error|ERR!)|\\[ERROR\\]|.{0,3}ERR_PNPM_|error\\b|' +
    // Error codes of Yarn: exception, script, address, hash, version, lockfile, response, login,
    // cache, network, candidates.
    '➤ YN00(01|09|16|18|27|28|35|41|56|80|82): )',
);

const maxLines = 8;

/**
 * Remedies by a pattern of the reason. The first match wins, because e.g. a certificate message may
 * also mention the network.
 */
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
    // If the registry lacks an optional package, npm 11 writes a lockfile that it then rejects.
    matchAny('Missing: \\S+@ from lock file'),
    'The package registry has no version of this optional package; a mirror may lag behind. Use ' +
      'the previous version of the package that asks for it, or a registry that has it.',
  ],
  [
    matchAny(
      'only install packages when your package\\.json and|YN0028|OUTDATED_LOCKFILE|NO_LOCKFILE',
      'Cannot update packageManagerDependencies|can only install with an existing',
      'lockfile (needs to be updated|is frozen)',
    ),
    "Run the package manager's install command on your machine, and commit the lockfile that it " +
      'writes. If it stays the same, delete it and node_modules first.',
  ],
  [
    matchAny('\\bE40[13]\\b|ENEEDAUTH|ERR_PNPM_FETCH_40[13]|YN0041|Unauthorized|- 40[13]$'),
    'The package registry requires a login. Add the variable that holds its token to ' +
      'build.passEnv, and refer to it in .npmrc.',
  ],
  [
    matchAny(
      'EBADDEVENGINES.*"packageManager"|ERR_PNPM_(OTHER_PM_EXPECTED|BAD_PM_VERSION)',
      'is configured to use|resolve (pnpm@|package manager dep)|defines "packageManager"',
    ),
    'package.json names another package manager or version ("packageManager" or "devEngines"). ' +
      'Install with that one: in the workflow, and in build.install; or change the field.',
  ],
  [
    matchAny(
      'EBADENGINE|EBADDEVENGINES|ERR_PNPM_(UNSUPPORTED_ENGINE|BAD_RUNTIME_VERSION)',
      'requires Node\\.js',
      'The engine "\\w+" is incompatible',
    ),
    'Build with a version of Node that the packages support: set it in the workflow, or in the ' +
      'file that the workflow reads, such as .nvmrc; or change "engines" or "devEngines".',
  ],
  [
    matchAny('EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|YN0018|integrity ?check ?failed'),
    'The registry serves other bytes than the lockfile names. Find out who replaced the package; ' +
      'if it is a mirror that you trust, write the lockfile again with it, and commit it.',
  ],
  [
    matchAny(
      '\\bE404\\b|\\bETARGET\\b|ERR_PNPM_(FETCH_404|NO_MATCHING_VERSION)|YN0082',
      '404 \\(?Not Found|Not Found - 404|- 404$|returned a 404|Response Code: 404',
    ),
    'The package registry has no such package or version. Check its name in package.json, and ' +
      'the registry in .npmrc: without a login, registries also answer this for private packages.',
  ],
  [
    matchAny(
      '\\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH)\\b',
      'ERR_PNPM_(META_FETCH_FAIL|FETCH_5)|\\bE50\\d\\b|YN0035|DNSResolveFailed|- 50\\d$|"50\\d ',
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
];

function matchAny(...patterns: string[]): RegExp {
  return new RegExp(patterns.join('|'), 'im');
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

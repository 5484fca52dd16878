import type { Acceptance } from '../../operations/onboard/files/merge.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';

/** `mine` or `theirs`, a file, and optionally `:<line>`. @throws SiteDeployError `USAGE` */
export function parseAcceptances(options: readonly string[] = []): Acceptance[] {
  const pairs = Array.from({ length: Math.ceil(options.length / 2) }, (_, index) =>
    options.slice(index * 2, index * 2 + 2),
  );
  return pairs.map(([side, file]) => {
    const [, path, line] = /^(.+?)(?::(\d{1,6}))?$/.exec(file ?? '') ?? [];
    if ((side !== 'mine' && side !== 'theirs') || !path)
      throw new SiteDeployError(
        'USAGE',
        `--accept takes mine or theirs, followed by a file; found "${options.join(' ')}".`,
        {
          remedy:
            'Write, for example, --accept mine .github/workflows/deploy.yml. Put a folder ' +
            'argument before it.',
        },
      );
    return {
      side,
      path: path.replace(/^\.\//, ''),
      ...(line !== undefined && { line: Number(line) }),
    };
  });
}

import { SiteDeployError } from '../../shared/errors/error.ts';

export type RollbackTarget = { readonly version: string } | { readonly run: number };

export function parseRollbackTarget(text: string): RollbackTarget {
  const trimmed = text.trim();
  const version = /^v?(\d+\.\d+\.\d+)$/.exec(trimmed)?.[1];
  if (version) return { version };
  const run =
    /^\d{1,15}$/.exec(trimmed)?.[0] ??
    /^https?:\/\/\S+\/actions\/runs\/(\d{1,15})(?:[/?#]|$)/.exec(trimmed)?.[1];
  if (run !== undefined) return { run: Number(run) };
  throw new SiteDeployError(
    'USAGE',
    `--to: found "${trimmed}", expected a version, a run id or the address of a run.`,
    {
      remedy:
        'For example: --to 1.4.2, --to 17345678901 or ' +
        '--to https://github.com/OWNER/NAME/actions/runs/17345678901',
    },
  );
}

import { withBuild } from '../../e2e/harness/site.ts';
import type { Attack } from './attack.ts';

const named = (name: string, more: Partial<Attack> = {}): Attack => ({
  area: 'names',
  what: `a file is called ${JSON.stringify(name)}`,
  site: withBuild(`site(); write(${JSON.stringify(`dist/${name}`)}, '<title>x</title>');`),
  run: { inputs: { 'dry-run': 'true' } },
  verdict: 'PACKAGE_NAME_REFUSED',
  ...more,
});

/** Attacks through the names of built files. */
export const nameAttacks: readonly Attack[] = [
  named('##[stop-commands]planted.html', { inBrief: true }),
  named('see ##[add-mask]planted.html'),
  named('::add-mask::planted.html'),
  named('docs/::stop-commands::planted/index.html'),
  named('a\n::add-mask::planted'),
  named('a\r::add-mask::planted'),
  named('\u001b[2Jx.html'),
  named('photo\u202egnp.exe'),
  named('a\\..\\b'),
  named('C:x.html'),
  named('INDEX.html'),
];

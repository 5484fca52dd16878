import { checkPatch } from '../../../../../src/automation/requests/change/check-patch.ts';
import { parseSiteConfig } from '../../../../../src/config/parse.ts';
import { needed } from '../../../../support/site-config.ts';

const anything = "automation: { requests: { files: ['**'] } }\n";
export const createPolicy = (more: string) => {
  const config = parseSiteConfig(needed + more, 'site.config.yml');
  return { config, configFile: 'site.config.yml' };
};
const policy = createPolicy(anything);
export const files: Readonly<Record<string, string>> = {
  'src/page.html': '<h1>Old</h1>\n<p>Text</p>\n',
  'src/windows.html': 'one\r\ntwo\r\n',
  'src/last.txt': 'no end',
  'src/Größe.txt': 'eins\n',
  'package.json': '{}\n',
  'package-lock.json': '{}\n',
  'site.config.yml': 'version: 1\n',
  'content/overrides.json': '{}\n',
  'staticwebapp.config.json': '{}\n',
  '.github/workflows/deploy.yml': 'on: push\n',
};
const special = {
  'run.sh': { mode: '100755', id: 'x' },
  'link.txt': { mode: '120000', id: 'x' },
  'shared/module': { mode: '160000', id: 'x' },
};
export const base = (given: Readonly<Record<string, string>> = files) => ({
  entries: new Map(
    Object.entries({
      ...Object.fromEntries(Object.keys(given).map((one) => [one, plain])),
      ...special,
    }),
  ),
  read: async (file: string) => Buffer.from(given[file] ?? ''),
});
const plain = { mode: '100644', id: 'x' };
/** Checks a patch of these files, by default `files`, with a policy that allows all paths. */
export const check = (patch: string | Uint8Array, given?: Readonly<Record<string, string>>) =>
  checkPatch(typeof patch === 'string' ? Buffer.from(patch) : patch, base(given), policy);

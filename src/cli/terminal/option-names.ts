/** What a person at a terminal gives instead of an input of the Action. */
const optionOf: Readonly<Record<string, string>> = {
  config: '--config',
  environment: '--environment',
  version: '--site-version',
  'site-version': '--site-version',
  workflow: '--workflow',
  mode: '--mode',
  uploader: '--uploader',
  'dry-run': '--dry-run',
  force: '--force',
  'api-token': 'SITE_DEPLOY_API_TOKEN',
};

const named = /(?:\b[Tt]he )?\binputs? "([a-z-]+)"(?: and "([a-z-]+)")?/g;
const assigned = /"(mode|uploader): ([a-z]+)"/g;

/**
 * The line with options in the place of the Action's inputs: errors are worded once, for the Action, and the same
 * failure on a terminal has to name what can be typed there.
 */
export function namingOptions(line: string): string {
  return line
    .replace(named, (all, first: string, second?: string) => {
      const options = [first, second].filter((name) => name !== undefined).map((name) => optionOf[name]);
      if (options.includes(undefined)) return all;
      return options.join(' and ');
    })
    .replace(assigned, '--$1 $2');
}

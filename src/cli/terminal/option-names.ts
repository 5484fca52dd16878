const optionsByInput: Readonly<Record<string, string>> = {
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

/** Errors name the Action's inputs; on a terminal they must name options. */
export function namingOptions(line: string): string {
  return line
    .replace(named, (all, first: string, second?: string) => {
      const options = [first, second]
        .filter((name) => name !== undefined)
        .map((name) => optionsByInput[name]);
      if (options.includes(undefined)) return all;
      return options.join(' and ');
    })
    .replace(assigned, '--$1 $2');
}

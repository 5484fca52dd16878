import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { SiteDeployError } from '../../shared/errors/error.ts';

/** What `action.yml` says, as far as a runner needs it. */
export interface ActionMetadata {
  /** Absolute path of the script that is run. */
  readonly main: string;
  /** Defaults of the inputs, by name; an input without a default has none here. */
  readonly defaults: Readonly<Record<string, string>>;
}

const Metadata = z.looseObject({
  inputs: z._default(
    z.record(
      z.string(),
      z.nullable(z.looseObject({ default: z.optional(z.union([z.string(), z.number(), z.boolean()])) })),
    ),
    {},
  ),
  runs: z.looseObject({ main: z.string() }),
});

/**
 * Reads the metadata of the action in a folder.
 * @param script what is run in place of the script that `action.yml` names, relative to the folder
 * @throws SiteDeployError `LOCAL_CLOUD_UNAVAILABLE` when there is none, or when its script was not built
 */
export async function readActionMetadata(root: string, script?: string): Promise<ActionMetadata> {
  const file = path.join(root, 'action.yml');
  const text = await readFile(file, 'utf8').catch((cause) => {
    throw new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', `${file} cannot be read.`, { cause });
  });
  const { data, error } = Metadata.safeParse(parse(text));
  if (!data) {
    throw new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', `${file} is not the metadata of a JavaScript action.`, {
      cause: error,
    });
  }
  const main = path.join(root, script ?? data.runs.main);
  if (!existsSync(main)) {
    const remedy = 'Build it with: npm run build';
    throw new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', `The action was not built: ${main} does not exist.`, {
      remedy,
    });
  }
  const defaults = Object.entries(data.inputs).flatMap(([name, input]) =>
    // There is no token of a job here, so what a runner would put in its place is empty.
    {
      if (input?.default === undefined) return [];
      return [[name, String(input.default).replace(/\$\{\{.*?\}\}/g, '')] as const];
    },
  );
  return { main, defaults: Object.fromEntries(defaults) };
}

/**
 * The action of this package: the nearest folder above this file that holds `action.yml`, so that it is found from the
 * sources and from the bundle. The sources run as sources, since what is in `dist/` may be older than they are.
 * @throws SiteDeployError `LOCAL_CLOUD_UNAVAILABLE`
 */
export function readOwnAction(): Promise<ActionMetadata> {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, 'action.yml')) && folder !== path.dirname(folder)) folder = path.dirname(folder);
  return readActionMetadata(folder, import.meta.filename.endsWith('.ts') ? 'src/action.ts' : undefined);
}

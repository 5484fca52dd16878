import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { SiteDeployError } from '../../shared/errors/error.ts';

export interface ActionMetadata {
  readonly main: string;
  readonly defaults: Readonly<Record<string, string>>;
}

const Metadata = z.looseObject({
  inputs: z._default(
    z.record(
      z.string(),
      z.nullable(
        z.looseObject({ default: z.optional(z.union([z.string(), z.number(), z.boolean()])) }),
      ),
    ),
    {},
  ),
  runs: z.looseObject({ main: z.string() }),
});

export async function readActionMetadata(root: string, script?: string): Promise<ActionMetadata> {
  const file = path.join(root, 'action.yml');
  const text = await readFile(file, 'utf8').catch((cause) => {
    throw new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', `${file} cannot be read.`, { cause });
  });
  const { data, error } = Metadata.safeParse(parse(text));
  if (!data) {
    throw new SiteDeployError(
      'LOCAL_CLOUD_UNAVAILABLE',
      `${file} does not describe a JavaScript action.`,
      { cause: error },
    );
  }
  const main = path.join(root, script ?? data.runs.main);
  if (!existsSync(main)) {
    const remedy = 'Build it with: npm run build';
    throw new SiteDeployError(
      'LOCAL_CLOUD_UNAVAILABLE',
      `The action was not built: ${main} does not exist.`,
      { remedy },
    );
  }
  const defaults = Object.entries(data.inputs).flatMap(([name, input]) =>
    // There is no job token here, so a runner's expressions become empty.
    {
      if (input?.default === undefined) return [];
      return [[name, String(input.default).replace(/\$\{\{.*?\}\}/g, '')] as const];
    },
  );
  return { main, defaults: Object.fromEntries(defaults) };
}

/** Sources run as sources, since `dist/` may be outdated. */
export function readLocalAction(): Promise<ActionMetadata> {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, 'action.yml')) && folder !== path.dirname(folder))
    folder = path.dirname(folder);
  return readActionMetadata(
    folder,
    import.meta.filename.endsWith('.ts') ? 'src/action.ts' : undefined,
  );
}

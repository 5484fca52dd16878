import * as z from 'zod/mini';
import * as deployment from './deployment.ts';
import * as developmentRequest from './development-request.ts';
import * as environment from './environment.ts';
import * as event from './event.ts';
import * as operation from './operation.ts';
import * as page from './page.ts';
import * as repohostEvent from './repohost-event.ts';
import * as seo from './seo.ts';
import * as site from './site.ts';
import * as text from './text.ts';

const exported: Readonly<Record<string, unknown>> = {
  ...deployment,
  ...developmentRequest,
  ...environment,
  ...event,
  ...operation,
  ...page,
  ...repohostEvent,
  ...seo,
  ...site,
  ...text,
};

/** All named schemas, except queries: their fields are parameters. */
export const components: Readonly<Record<string, z.ZodMiniType>> = Object.fromEntries(
  Object.entries(exported)
    .filter((entry): entry is [string, z.ZodMiniType] => entry[1] instanceof z.ZodMiniType)
    .filter(
      ([name, schema]) => !name.endsWith('Query') && /object|union/.test(schema._zod.def.type),
    )
    .sort(([a], [b]) => a.localeCompare(b)),
);

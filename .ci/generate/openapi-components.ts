import * as z from 'zod/mini';
import * as deployment from '../../src/contracts/portal/deployment.ts';
import * as developmentRequest from '../../src/contracts/portal/development-request.ts';
import * as editing from '../../src/contracts/portal/editing.ts';
import * as environment from '../../src/contracts/portal/environment.ts';
import * as event from '../../src/contracts/portal/event.ts';
import * as operation from '../../src/contracts/portal/operation.ts';
import * as page from '../../src/contracts/portal/page.ts';
import * as pageUpdate from '../../src/contracts/portal/page-update.ts';
import * as repohostEvent from '../../src/contracts/portal/repohost-event.ts';
import * as seo from '../../src/contracts/portal/seo.ts';
import * as seoUpdate from '../../src/contracts/portal/seo-update.ts';
import * as site from '../../src/contracts/portal/site.ts';
import * as text from '../../src/contracts/portal/text.ts';

const exported: Readonly<Record<string, unknown>> = {
  ...deployment,
  ...developmentRequest,
  ...editing,
  ...environment,
  ...event,
  ...operation,
  ...page,
  ...pageUpdate,
  ...repohostEvent,
  ...seo,
  ...seoUpdate,
  ...site,
  ...text,
};

/** Schemas of objects and unions by name, except queries, whose fields are parameters. */
export const components: Readonly<Record<string, z.ZodMiniType>> = Object.fromEntries(
  Object.entries(exported)
    .filter((entry): entry is [string, z.ZodMiniType] => entry[1] instanceof z.ZodMiniType)
    .filter(
      ([name, schema]) => !name.endsWith('Query') && /object|union/.test(schema._zod.def.type),
    )
    .sort(([a], [b]) => a.localeCompare(b)),
);

import * as z from 'zod/mini';
import * as access from './access.ts';
import * as content from './content.ts';
import * as deploymentComplete from './deployment-complete.ts';
import * as deploymentToken from './deployment-token.ts';
import * as developmentRequest from './development-request.ts';
import * as environment from './environment.ts';
import * as error from './error.ts';
import * as event from './event.ts';
import * as page from './page.ts';
import * as provenance from './provenance.ts';
import * as repohostEvent from './repohost-event.ts';
import * as seo from './seo.ts';
import * as seoValidation from './seo-validation.ts';
import * as settings from './settings.ts';
import * as site from './site.ts';
import * as sitemap from './sitemap.ts';
import * as statistics from './statistics.ts';
import * as text from './text.ts';
import * as version from './version.ts';

const exported: Readonly<Record<string, unknown>> = {
  ...access,
  ...content,
  ...deploymentComplete,
  ...deploymentToken,
  ...developmentRequest,
  ...environment,
  ...error,
  ...event,
  ...page,
  ...provenance,
  ...repohostEvent,
  ...seo,
  ...seoValidation,
  ...settings,
  ...site,
  ...sitemap,
  ...statistics,
  ...text,
  ...version,
};

/** All named schemas except queries, whose fields are parameters. */
export const components: Readonly<Record<string, z.ZodMiniType>> = Object.fromEntries(
  Object.entries(exported)
    .filter((entry): entry is [string, z.ZodMiniType] => entry[1] instanceof z.ZodMiniType)
    .filter(
      ([name, schema]) => !name.endsWith('Query') && /object|union/.test(schema._zod.def.type),
    )
    .sort(([a], [b]) => a.localeCompare(b)),
);

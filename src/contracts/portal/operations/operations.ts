import { accessOperations } from './access.ts';
import { environmentOperations } from './environments.ts';
import { integrationOperations } from './integration.ts';
import { requestOperations } from './requests.ts';
import { runtimeOperations } from './runtime.ts';
import { seoOperations } from './seo.ts';
import { siteOperations } from './sites.ts';
import { textOperations } from './text.ts';
import { webhookOperations } from './webhook.ts';

/** Spec: Endpoints. Not shown there if `spec` begins with "decided". */
export const operations = {
  ...siteOperations,
  ...seoOperations,
  ...runtimeOperations,
  ...integrationOperations,
  ...textOperations,
  ...requestOperations,
  ...environmentOperations,
  ...webhookOperations,
  ...accessOperations,
};

import { openApiDocument } from './openapi.ts';
import { siteConfigJsonSchema } from './site-config-schema.ts';

/**
 * Documents for other programs, next to the sources that they are generated from. Editors load the schema from the
 * repository, at the commit that a site's workflow names: its path is part of every generated `site.config.yml`.
 */
export function documents(): Record<string, string> {
  return {
    'src/config/site.config.schema.json': json(siteConfigJsonSchema()),
    'src/contracts/portal/openapi.json': json(openApiDocument()),
  };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

import { openApiDocument } from './openapi.ts';
import { siteConfigJsonSchema } from './site-config-schema.ts';

/**
 * Returns documents for other programs by path, next to the sources that they are generated from.
 * The path of the schema must not change: each generated `site.config.yml` refers to it at the
 * commit that the site's workflow pins.
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

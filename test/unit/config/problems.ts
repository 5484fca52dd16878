import { parseSiteConfig } from '../../../src/config/parse.ts';
import { type Problem, SiteDeployError } from '../../../src/shared/errors/error.ts';

/** Returns the problems of a site config. */
export function problems(text: string): readonly Problem[] {
  try {
    parseSiteConfig(text, 'site.config.yml');
  } catch (error) {
    if (error instanceof SiteDeployError && error.code === 'CONFIG_INVALID') return error.problems;
    throw error;
  }
  return [];
}

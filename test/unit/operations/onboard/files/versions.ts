import { renderOnboarding } from '../../../../../src/workflows/render/render.ts';
import type { RenderOptions } from '../../../../../src/workflows/render/render-options.ts';
import { templates } from '../../../../../src/workflows/templates/registry.ts';
import { action, site } from '../world.ts';

/** The deployment workflow as a version of its template has it. */
export function deployOf(version: number, options: Partial<RenderOptions> = {}) {
  const known = { ...templates, deploy: templates.deploy.slice(0, version) };
  const [deploy] = renderOnboarding(site, { action, templates: known, ...options });
  if (deploy === undefined) throw new Error('no workflow');
  return deploy;
}

export const newest = templates.deploy.length;

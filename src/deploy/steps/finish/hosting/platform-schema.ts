/**
 * The schema that the platform's command line ships, and what validates with it: one module, so that they are loaded
 * together.
 */
export { default as schema } from '@azure/static-web-apps-cli/schema/staticwebapp.config.json' with { type: 'json' };
export { default as Ajv } from 'ajv-draft-04';

/** A single module, so that both load together. */
export { default as schema } from '@azure/static-web-apps-cli/schema/staticwebapp.config.json' with {
  type: 'json',
};
export { default as Ajv } from 'ajv-draft-04';

import schema from '@azure/static-web-apps-cli/schema/staticwebapp.config.json' with {
  type: 'json',
};
import Ajv from 'ajv-draft-04';

const options = { allErrors: true, strict: false, logger: false, verbose: true } as const;
/** Validator, compiled once per process. */
export const validate = new Ajv.default(options).compile(schema);

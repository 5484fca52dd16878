import { Ajv, type ErrorObject } from 'ajv';
import { compact } from '../../../shared/compact.ts';
import described from './operations.json' with { type: 'json' };

export type OperationSchema = Readonly<Record<string, unknown>>;

export interface GitHubOperation {
  readonly method: string;
  /** Path with parameters in braces. `{+name}` may contain slashes. */
  readonly path: string;
  readonly parameters: OperationSchema;
  readonly query: OperationSchema;
  readonly body?: { readonly required: boolean; readonly schema: OperationSchema };
}

interface Violation {
  readonly field: string;
  readonly message: string;
}

const settings = { allErrors: true, strict: false, validateFormats: false } as const;
const ajv = new Ajv(settings);
/** Coerces types, because values in a URL are always strings. */
const addressAjv = new Ajv({ ...settings, coerceTypes: true });

const operations = (described as readonly GitHubOperation[]).map((operation) => ({
  ...operation,
  // In a URL, `1` is valid as a number and as a string, so it would never match exactly one schema.
  parameters: JSON.parse(JSON.stringify(operation.parameters).replaceAll('"oneOf"', '"anyOf"')),
  pattern: toPattern(operation.path),
}));

function toPattern(path: string): RegExp {
  const segments = path.replaceAll(
    /\{(\+?)(\w+)\}/g,
    (_, long, name) => `(?<${name}>${long ? '.*' : '[^/]+'})`,
  );
  return new RegExp(`^${segments}$`);
}

/**
 * Validates a request against GitHub's OpenAPI description (`@octokit/openapi`). Returns
 * `undefined` for unknown operations.
 */
export function findViolations(
  method: string,
  path: string,
  query: URLSearchParams,
  body: unknown,
): Violation[] | undefined {
  // Requests for the root folder have an empty path parameter.
  const address = path.replace(/\/contents$/, '/contents/');
  for (const operation of operations) {
    const found = operation.pattern.exec(address);
    if (!found || operation.method !== method) continue;
    const parameters = Object.entries(found.groups ?? {}).map(([name, value]) => [
      name,
      decodeURIComponent(value),
    ]);
    return [
      ...check(addressAjv, operation.parameters, Object.fromEntries(parameters)),
      ...check(addressAjv, operation.query, Object.fromEntries(query)),
      ...bodyViolations(operation, body),
    ];
  }
  return undefined;
}

function bodyViolations(gitHubOperation: GitHubOperation, body: unknown): Violation[] {
  if (body === undefined) {
    if (gitHubOperation.body?.required) return [{ field: '', message: 'a JSON body is required' }];
    return [];
  }
  if (gitHubOperation.body) return check(ajv, gitHubOperation.body.schema, body);
  return [{ field: '', message: 'there must be no body' }];
}

function check(validator: Ajv, schema: GitHubOperation['query'], value: unknown): Violation[] {
  if (validator.validate(schema, value)) return [];
  return (validator.errors ?? []).map(violation);
}

function violation(errorObject: ErrorObject): Violation {
  const { instancePath, params, message = 'is not valid' } = errorObject;
  const names = instancePath.split('/').slice(1);
  // Append the field's name, because Ajv's path ends at the object that contains it.
  const name: unknown = params.additionalProperty ?? params.missingProperty;
  const field = compact([...names, typeof name === 'string' && name]).join('.');
  return {
    field,
    message: params.allowedValues === undefined ? message : `${message}: ${params.allowedValues}`,
  };
}

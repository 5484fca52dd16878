import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseJson } from '../../shared/json.ts';
import { getBearer, readBodyText, sendJson } from '../service/http.ts';
import { isGranted } from './rest/permissions.ts';
import { type Fields, list, record, records, text } from './rest/values.ts';
import type { TokenPermissions } from './state/state.ts';

export const modelsHost = 'models.github.ai';

export type ModelBehaviour = (question: {
  readonly rules: string;
  readonly data: string;
}) => string | { readonly status: number } | Promise<string | { readonly status: number }>;

export function createModels(findGrant: (token: string) => TokenPermissions | undefined) {
  const models = {
    behaviour: plainModel as ModelBehaviour,
    asked: [] as { readonly model: string; readonly data: string }[],
    async handler(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const body = record(parseJson(await readBodyText(request)));
      const refusal = findRefusal(request, body, findGrant);
      const refuse = (status: number, code: string, message: string) =>
        sendJson(response, status, { error: { code, message } });
      if (refusal) return refuse(...refusal);
      const messages = records(body.messages);
      const getContent = (role: string) =>
        text(messages.find((candidate) => candidate.role === role)?.content);
      const model = text(body.model);
      const question = { rules: getContent('system'), data: getContent('user') };
      models.asked.push({ model, data: question.data });
      const content = await models.behaviour(question);
      if (typeof content !== 'string') return refuse(content.status, 'error', 'The model says no.');
      const message = { role: 'assistant', content };
      const choices = [{ index: 0, finish_reason: 'stop', message }];
      sendJson(response, 200, { object: 'chat.completion', model, choices });
    },
  };
  return models;
}

function findRefusal(
  request: IncomingMessage,
  body: Fields,
  findGrant: (token: string) => TokenPermissions | undefined,
): [status: number, code: string, message: string] | undefined {
  if (request.method !== 'POST' || request.url !== '/inference/chat/completions')
    return [404, 'not_found', 'Not Found'];
  const granted = findGrant(getBearer(request));
  if (!granted) return [401, 'unauthorized', 'Bad credentials'];
  if (!isGranted(granted, { name: 'models', level: 'read' }))
    return [403, 'no_access', 'The `models` permission is required to access this endpoint'];
  const model = text(body.model);
  if (!/^[\w.-]+\/[\w.-]+$/.test(model)) return [400, 'unknown_model', `Unknown model: ${model}`];
  if (list(body.messages).length === 0) return [422, 'invalid_request', 'messages is required'];
  const unsupported = unsupportedIn(record(record(body.response_format).json_schema).schema);
  if (!unsupported) return undefined;
  const why = `Invalid schema for response_format: ${unsupported}.`;
  return [400, 'invalid_request_error', why];
}

/** JSON Schema keywords that some models don't support in strict mode. */
const unsupportedKeywords: ReadonlySet<string> = new Set([
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'multipleOf',
  'patternProperties',
  'propertyNames',
  'minProperties',
  'maxProperties',
  'contains',
  'minItems',
  'maxItems',
  'uniqueItems',
]);

function unsupportedIn(schema: unknown): string | undefined {
  const { properties, items, additionalProperties, required, ...keywords } = record(schema);
  const keyword = Object.keys(keywords).find((name) => unsupportedKeywords.has(name));
  if (keyword) return `'${keyword}' is not permitted`;
  const fields = Object.entries(record(properties));
  if (properties !== undefined && additionalProperties !== false)
    return "'additionalProperties' is required to be false";
  const named = list(required);
  if (fields.some(([name]) => !named.includes(name)))
    return "'required' is required to include every key";
  return [...fields.map(([, field]) => field), items]
    .map((candidate) => {
      if (candidate === undefined) return undefined;
      return unsupportedIn(candidate);
    })
    .find((why) => why);
}

function plainModel(): string {
  return JSON.stringify({
    classification: 'feature',
    automationPotential: 'medium',
    versionLevel: 'minor',
    pages: [],
    textKeys: [],
    textsSuffice: false,
    summary: 'Requests something new.',
  });
}

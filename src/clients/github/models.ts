import * as z from 'zod/mini';
import type { GitHubAccess } from '../../shared/deps.ts';
import { getErrorMessage } from '../../shared/errors/error.ts';
import type { Http, HttpResponse } from '../../shared/http/client.ts';
import { parseJson } from '../../shared/json.ts';
import { plainText } from '../../shared/plain-text.ts';

const Completion = z.looseObject({
  choices: z.array(z.looseObject({ message: z.looseObject({ content: z.nullable(z.string()) }) })),
});

interface ModelQuestion {
  readonly model: string;
  readonly rules: string;
  /** Data for the model. Only this field may contain untrusted text. */
  readonly data: object;
  readonly name: string;
  readonly schema: object;
}

export type ModelAnswer = { readonly value: unknown } | { readonly why: string };

const address = 'https://models.github.ai/inference/chat/completions';
const gitHubCom = 'https://api.github.com';
const largest = 100_000;
/** Timeouts in ms. They are short, because the caller can fall back to built-in rules. */
const patience = { idleMs: 30_000, limitMs: 60_000 };

/**
 * Asks a model once, without retries. Returns its JSON answer, or why there is none. Needs `models:
 * read`: https://docs.github.com/rest/models/inference
 */
export async function completeWithModel(
  options: { readonly http: Http; readonly github: GitHubAccess | undefined; signal: AbortSignal },
  question: ModelQuestion,
): Promise<ModelAnswer> {
  const { http, github, signal } = options;
  if (!github) return { why: 'only the Requests workflow can use it' };
  if (github.apiUrl !== gitHubCom) return { why: 'only GitHub.com offers models' };
  const { model, rules, data, name, schema } = question;
  let answer: HttpResponse;
  try {
    answer = await http.send({
      method: 'POST',
      url: address,
      headers: { authorization: `Bearer ${github.token.reveal()}`, accept: 'application/json' },
      json: {
        model,
        messages: [
          { role: 'system', content: rules },
          { role: 'user', content: JSON.stringify(data) },
        ],
        response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } },
        temperature: 0,
        max_tokens: 1_500,
      },
      maxBytes: largest,
      signal,
      ...patience,
    });
  } catch (error) {
    signal.throwIfAborted();
    return { why: getErrorMessage(error) };
  }
  if (answer.status === 401 || answer.status === 403)
    return { why: 'the token can\'t use it: the job needs "models: read"' };
  if (!answer.ok) return { why: `GitHub Models responded with status ${answer.status}` };
  const content = Completion.safeParse(answer.json).data?.choices[0]?.message.content ?? '';
  const value = parseJson(content);
  if (value === undefined)
    return { why: `it did not return JSON: ${plainText(content.slice(0, 100)) || 'nothing'}` };
  return { value };
}

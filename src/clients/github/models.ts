import * as z from 'zod/mini';
import type { GitHubAccess } from '../../shared/deps.ts';
import { messageOf } from '../../shared/errors/error.ts';
import type { Http, HttpResponse } from '../../shared/http/client.ts';
import { parseJson } from '../../shared/json.ts';
import { plainText } from '../../shared/plain-text.ts';

const Completion = z.looseObject({
  choices: z.array(z.looseObject({ message: z.looseObject({ content: z.nullable(z.string()) }) })),
});

/** A question to a model. The answer is data, never more. */
export interface ModelQuestion {
  /** `publisher/name`. */
  readonly model: string;
  /** What the model is to do. */
  readonly rules: string;
  /** What it is to do it with. Words of strangers are only in here. */
  readonly data: object;
  /** Name and JSON Schema of the answer. */
  readonly name: string;
  readonly schema: object;
}

/** What a model has said, parsed as JSON and not looked at further; else why it has said nothing of use. */
export type ModelAnswer = { readonly value: unknown } | { readonly why: string };

const address = 'https://models.github.ai/inference/chat/completions';
const gitHubCom = 'https://api.github.com';
/** An answer of a few hundred words. In bytes. */
const largest = 100_000;
/** Longer than that nobody waits: there are rules that answer at once. In milliseconds. */
const patience = { idleMs: 30_000, limitMs: 60_000 };

/**
 * Asks a model of GitHub Models, with the token of the run: it needs `models: read`, and no key
 * (https://docs.github.com/rest/models/inference). It is asked once: a question costs.
 * @throws the signal's reason when it aborts
 */
export async function askModel(
  { http, github, signal }: { readonly http: Http; readonly github: GitHubAccess | undefined; signal: AbortSignal },
  question: ModelQuestion,
): Promise<ModelAnswer> {
  if (!github) return { why: 'only the workflow Requests asks it' };
  if (github.apiUrl !== gitHubCom) return { why: 'only GitHub.com has models' };
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
    return { why: messageOf(error) };
  }
  if (answer.status === 401 || answer.status === 403)
    return { why: 'the token may not ask it: the job needs "models: read"' };
  if (!answer.ok) return { why: `GitHub Models answered with status ${answer.status}` };
  const said = Completion.safeParse(answer.json).data?.choices[0]?.message.content ?? '';
  const value = parseJson(said);
  if (value === undefined) return { why: `it did not answer with JSON: ${plainText(said.slice(0, 100)) || 'nothing'}` };
  return { value };
}

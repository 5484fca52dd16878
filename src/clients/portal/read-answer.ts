import * as z from 'zod/mini';
import type { Operation } from '../../contracts/portal/operation.ts';
import type { HttpResponse } from '../../shared/http/client.ts';
import { isObject } from '../../shared/json.ts';
import { parsedAnswer } from '../../shared/parsed-answer.ts';
import { PortalAnswerError } from './portal-error.ts';

/**
 * Parses the response to an operation.
 * @throws PortalAnswerError
 */
export function readPortalAnswer<Answer extends z.ZodMiniType>(
  operation: Operation<string, z.ZodMiniType, z.ZodMiniType, Answer>,
  response: HttpResponse,
): z.output<Answer> {
  // The spec shows no responses for some writes, so their body may be empty. A read must have one.
  const empty = response.body.length === 0 && operation.method !== 'GET' ? {} : response.json;
  const value = operation.answerType === 'application/xml' ? response.text : empty;
  const call = `${operation.method} ${operation.path}`;
  const fail = (wrong: readonly string[]) => new PortalAnswerError(call, response, wrong);
  const parsed = z.safeParse(operation.answer, value);
  if (parsed.success) return parsed.data;
  return parsedAnswer(operation.answer, withReadableValues(value, parsed.error.issues), fail);
}

/**
 * Removes nulls that the contract doesn't allow, since a portal may send one for a field that isn't
 * set. Adds a missing Z to times, which are in UTC according to the spec.
 */
export function withReadableValues<Value>(
  value: Value,
  issues: readonly z.core.$ZodIssue[],
): Value {
  const copy = structuredClone(value);
  for (const { path } of issues) {
    const name = String(path.at(-1));
    const owner = path.slice(0, -1).reduce<unknown>((part, key) => Object(part)[key], copy);
    if (!isObject(owner)) continue;
    const found = owner[name];
    if (found === null) delete owner[name];
    if (typeof found === 'string' && /^[\d-]{10}T[\d:.]+$/.test(found)) owner[name] = `${found}Z`;
  }
  return copy;
}

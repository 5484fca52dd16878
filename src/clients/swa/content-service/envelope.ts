import * as z from 'zod/mini';
import type { HttpResponse } from '../../../shared/http/client.ts';
import { isObject } from '../../../shared/json.ts';

/** The platform's answer around every response. A refusal often comes with HTTP 200 and says so only here. */
const Envelope = z.looseObject({
  isSuccessStatusCode: z.optional(z.nullable(z.boolean())),
  statusCode: z.optional(z.nullable(z.number())),
  response: z.optional(z.unknown()),
});

/** Levels of an answer that are read. */
const deepest = 6;

/** What an answer of the platform comes to. */
export type Answer =
  | { readonly kind: 'ok'; readonly response: Record<string, unknown> }
  /** The platform has refused the call. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly reason: string;
      /** An attempt before got no answer: perhaps it was carried out, and this refuses the repetition alone. */
      readonly isRepetition: boolean;
    }
  /** An answer that nobody has seen before. */
  | { readonly kind: 'unexpected'; readonly received: string };

/** Reads the envelope; unknown and missing fields are fine. */
export function readAnswer(http: HttpResponse): Answer {
  const json = inCamelCase(http.json, 0);
  const parsed = z.safeParse(Envelope, json);
  const { isRepetition = false } = http;
  if (!http.ok)
    return { kind: 'refused', status: http.status, reason: reasonOf(json) ?? firstLine(http.text), isRepetition };
  if (!parsed.success)
    return {
      kind: 'unexpected',
      received: `status ${http.status}, ${http.headers['content-type'] ?? 'no content type'}: ${firstLine(http.text)}`,
    };
  const { isSuccessStatusCode, statusCode, response } = parsed.data;
  if (isSuccessStatusCode === false || (typeof statusCode === 'number' && statusCode >= 400)) {
    const reason = reasonOf(json) ?? 'no reason given';
    return { kind: 'refused', status: statusCode ?? http.status, reason, isRepetition };
  }
  return { kind: 'ok', response: isObject(response) ? response : {} };
}

/** `member` for `Member`: which spelling the platform answers in depends on its serializer, and nobody documents it. */
function inCamelCase(value: unknown, depth: number): unknown {
  if (depth > deepest) return value;
  if (Array.isArray(value)) return value.map((part) => inCamelCase(part, depth + 1));
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([name, member]) => [
    name.charAt(0).toLowerCase() + name.slice(1),
    inCamelCase(member, depth + 1),
  ]);
  return Object.fromEntries(members);
}

/** Names under which reasons come: as text, object or list, nested at will. */
const reasonNames = [
  'errorMessage',
  'message',
  'error',
  'errorDetails',
  'reason',
  'description',
  'details',
  'innerError',
  'exceptionMessage',
  'response',
];

/** How much is read of what the service says in words, in characters. */
const longestReason = 2_000;

/** Every distinct reason in a value, joined. */
export function reasonOf(value: unknown): string | undefined {
  const reasons = new Set(reasonsIn(value, 0));
  if (reasons.size === 0) return undefined;
  return [...reasons].join('; ').slice(0, longestReason);
}

function reasonsIn(value: unknown, depth: number): string[] {
  if (depth > deepest) return [];
  if (typeof value === 'string') {
    if (value.trim() === '') return [];
    return [value.trim().slice(0, longestReason)];
  }
  const inner = Array.isArray(value) ? value : isObject(value) ? reasonNames.map((name) => value[name]) : [];
  return inner.flatMap((part) => reasonsIn(part, depth + 1));
}

/** Regions that did not take the site. */
export function unhealthyRegions(response: Record<string, unknown>): string[] {
  const regions = response.unhealthyRegions;
  if (Array.isArray(regions))
    return regions.map((region) =>
      typeof region === 'string' ? region : (reasonOf(region) ?? JSON.stringify(region)),
    );
  return [];
}

/** The start of a body, on one line: it may be a whole page. */
function firstLine(text: string): string {
  const line = text
    .slice(0, longestReason)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (line === '') return 'an empty body';
  return line.slice(0, 200);
}

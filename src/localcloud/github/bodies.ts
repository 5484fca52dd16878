import { record, text } from './values.ts';

/** Of the text of a pull request, an issue or a comment, in characters. */
const maxTextLength = 65_536;

/** GitHub's message for a text that is too long. */
export function refusedText(body: string): string | undefined {
  if (body.length > maxTextLength)
    return `Body is too long (maximum is ${maxTextLength} characters)`;
  return undefined;
}

export function validateBody(method: string, path: string, json: unknown): string | undefined {
  if (method === 'GET' || !/^\/(pulls|issues)(\/\d+)?$/.test(path)) return undefined;
  return refusedText(text(record(json).body));
}

/** GitHub accepts instructions for an agent; its OpenAPI description lacks them. */
export function described(path: string, json: unknown): unknown {
  if (!path.endsWith('/assignees')) return json;
  const { agent_assignment: _, ...known } = record(json);
  return known;
}

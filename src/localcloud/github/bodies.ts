import { type Answered, invalid } from './git/call.ts';
import { record } from './values.ts';

const maxTextLength = 65_536;
const maxTitleLength = 256;

export function refusedText(body: string): string | undefined {
  if (body.length > maxTextLength)
    return `Body is too long (maximum is ${maxTextLength} characters)`;
  return undefined;
}

export function toRefusal(message: string | undefined): Answered | undefined {
  if (message) return invalid({ message });
  return undefined;
}

export function refusedTitle(title: unknown): string | undefined {
  if (typeof title !== 'string') return undefined;
  if (title.trim() === '') return "title can't be blank";
  if (title.length > maxTitleLength)
    return `title is too long (maximum is ${maxTitleLength} characters)`;
  return undefined;
}

/** GitHub accepts instructions for an agent; its OpenAPI description lacks them. */
export function described(path: string, json: unknown): unknown {
  if (!path.endsWith('/assignees')) return json;
  const { agent_assignment: _, ...known } = record(json);
  return known;
}

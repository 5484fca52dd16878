import { type Answered, invalid } from './git/call.ts';
import { record } from './values.ts';

/** For the text of a pull request, an issue or a comment, in characters. */
const maxTextLength = 65_536;
/** For the title of an issue or a pull request, in characters. */
const maxTitleLength = 256;

/** GitHub's message for a text that is too long. */
export function refusedText(body: string): string | undefined {
  if (body.length > maxTextLength)
    return `Body is too long (maximum is ${maxTextLength} characters)`;
  return undefined;
}

/** @param message `undefined`: nothing is wrong */
export function toRefusal(message: string | undefined): Answered | undefined {
  if (message) return invalid({ message });
  return undefined;
}

/** @param title `undefined`: it is not changed */
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

import { record, text } from './values.ts';

/** Characters that GitHub takes of the text of a pull request, an issue or a comment. */
const longestText = 65_536;

/** What GitHub says of a text that is longer; `undefined`: it is not. */
export function refusedText(body: string): string | undefined {
  if (body.length > longestText) return `Body is too long (maximum is ${longestText} characters)`;
  return undefined;
}

/** The same of a request that writes a pull request or an issue. */
export function refusedBodyOf(method: string, path: string, json: unknown): string | undefined {
  if (method === 'GET' || !/^\/(pulls|issues)(\/\d+)?$/.test(path)) return undefined;
  return refusedText(text(record(json).body));
}

/** GitHub's description does not know what an agent is told with an assignment, which GitHub takes. */
export function described(path: string, json: unknown): unknown {
  if (!path.endsWith('/assignees')) return json;
  const { agent_assignment: _, ...known } = record(json);
  return known;
}

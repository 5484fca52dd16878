import { record } from './values.ts';

/** GitHub's description does not know what an agent is told with an assignment, which GitHub takes. */
export function described(path: string, json: unknown): unknown {
  if (!path.endsWith('/assignees')) return json;
  const { agent_assignment: _, ...known } = record(json);
  return known;
}

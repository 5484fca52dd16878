/** What the runner does not do, in its own words. The step that asked for it fails. */
export class RunnerRefusal extends Error {
  override readonly name = 'RunnerRefusal';
}

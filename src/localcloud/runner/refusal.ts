/** A refusal in the runner's own words. The step fails. */
export class RunnerRefusal extends Error {
  override readonly name = 'RunnerRefusal';
}

/** An action that the runner refuses, in its own words. The step fails. */
export class RunnerRefusal extends Error {
  override readonly name = 'RunnerRefusal';
}

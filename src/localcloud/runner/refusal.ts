export class RunnerRefusal extends Error {
  override readonly name = 'RunnerRefusal';
}

/** Joins the address of a service, as `serviceAddress` gives it, with a path of its contract. */
export function addressOf(service: string, path: string): URL {
  return new URL(`${service}${path}`);
}

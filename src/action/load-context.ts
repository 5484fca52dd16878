import { getStats } from '../shared/files.ts';

/** `@actions/github` reads the event file while it is imported, and would wait for a pipe's end. */
export async function loadContext<Loaded>(
  event: string | undefined,
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  if (!event || getStats(event)?.isFile() !== false) return load();
  const { SiteDeployError } = await import('../shared/errors/error.ts');
  throw new SiteDeployError('EVENT_INVALID', `The event file ${event} is not a file.`);
}

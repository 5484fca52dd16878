import {
  installPackages,
  missingPackages,
  packagesFolder,
  packagesMissing,
} from '../../localcloud/packages.ts';
import { seconds } from '../../shared/units.ts';
import type { CommandContext } from '../context.ts';
import { canPrompt, isConfirmed } from '../terminal/confirm.ts';
import { whileVisible } from '../terminal/waiting.ts';

interface PackageWork {
  readonly missingPackages: typeof missingPackages;
  readonly installPackages: typeof installPackages;
}

/** Offers to install them on a terminal. @throws SiteDeployError `LOCAL_CLOUD_PACKAGES_MISSING` */
export async function needPackages(
  context: CommandContext,
  install = false,
  work: PackageWork = { missingPackages, installPackages },
): Promise<void> {
  const { env, log, signal } = context;
  const missing = work.missingPackages(env);
  if (missing.length === 0) return;
  const folder = packagesFolder(env);
  const question = `The local cloud needs packages that are not installed: ${missing.join(', ')}.
Install them to ${folder} (about 160 MB, once)?`;
  if (!install && !(canPrompt({}, context) && (await isConfirmed(question, context))))
    throw packagesMissing(missing);
  const started = performance.now();
  log.info(`Installing the packages of the local cloud to ${folder} ...`);
  await whileVisible(
    context.waiting('installing'),
    work.installPackages({ env, signal, onLine: log.debug }),
  );
  log.info(`Installed in ${seconds(performance.now() - started)}.`);
}

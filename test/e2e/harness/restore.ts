import type { LocalCloud } from '../../../src/localcloud/localcloud.ts';

/**
 * Records the cloud's directory and the behaviour of its services.
 * @returns a function that restores both and clears faults
 */
export function remember(cloud: LocalCloud): () => void {
  const { entra, distribution, release, faults } = cloud;
  const behaviour = { ...distribution.behaviour };
  const login = { ...entra.behaviour };
  const client = { ...release.behaviour };
  const directory = structuredClone({
    tenants: entra.tenants,
    resources: entra.resources,
    apps: entra.apps,
  });
  return () => {
    faults.clear();
    Object.assign(distribution.behaviour, behaviour);
    Object.assign(entra.behaviour, login);
    Object.assign(release.behaviour, client);
    const kept = structuredClone(directory);
    entra.tenants.splice(0, entra.tenants.length, ...kept.tenants);
    entra.resources.splice(0, entra.resources.length, ...kept.resources);
    entra.apps.splice(0, entra.apps.length, ...kept.apps);
  };
}

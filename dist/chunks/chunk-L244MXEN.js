import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/cli/localcloud/local-site.ts
function localSite({ site, azure, portal }, repository = "local/site") {
  const [owner = "local", name = "site"] = repository.split("/");
  return {
    id: site.id,
    slug: site.slug,
    name: site.slug,
    type: site.type,
    url: site.url,
    repository: { owner, name },
    azure: { clientId: azure.clientId, tenantId: azure.tenantId },
    portal: { url: portal.url, audience: portal.audience }
  };
}

// src/cli/terminal/until-cancelled.ts
import { once } from "node:events";
async function untilCancelled(signal) {
  if (signal.aborted) return;
  const alive = setInterval(() => {
  }, 6e4);
  await once(signal, "abort");
  clearInterval(alive);
}

export {
  localSite,
  untilCancelled
};

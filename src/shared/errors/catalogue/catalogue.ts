import { attestation } from './attestation.ts';
import { delivery } from './delivery.ts';
import { type CatalogueEntry, toEntries } from './entry.ts';
import { hostErrors } from './host.ts';
import { onboarding } from './onboarding.ts';
import { operate } from './operate.ts';
import { plan } from './plan.ts';
import { portal } from './portal.ts';
import { site } from './site.ts';
import { workspace } from './workspace.ts';

export type { CatalogueEntry };

const anywhere = toEntries({
  CANCELLED: ['The run was cancelled.', 'Run it again if needed.'],
  PROXY_INVALID: [
    'The proxy set in the environment cannot be used.',
    'Set HTTPS_PROXY and HTTP_PROXY to a URL that begins with http:// or https://, or unset ' +
      'them; list hosts that need no proxy in NO_PROXY.',
  ],
  LOCAL_CLOUD_UNAVAILABLE: [
    'The local cloud could not start or does not answer.',
    'Fix the cause named in the message, then start it again.',
  ],
  LOCAL_CLOUD_PACKAGES_MISSING: [
    'The packages for the local cloud are not installed.',
    'Run "npx site-deploy localcloud --install" once.',
  ],
  INTERNAL: ['There is a bug in site-deploy.', 'Open a bug report with the lines above.'],
});

/** The catalogue by topic. The page about errors has a section for each. */
export const catalogueParts = {
  'Config, login and token': plan,
  'Build, finish and pack': site,
  Attestation: attestation,
  "Upload, verification and the portal's webhook": delivery,
  'Rollback and previews': operate,
  Onboarding: onboarding,
  'Commands of the portal': portal,
  'File-and-workspace API': workspace,
  'The machine': hostErrors,
  Anywhere: anywhere,
} as const;

/** Every user-facing error: its meaning and remedy. The page about errors is generated from it. */
export const catalogue = {
  ...plan,
  ...site,
  ...attestation,
  ...delivery,
  ...operate,
  ...onboarding,
  ...portal,
  ...workspace,
  ...hostErrors,
  ...anywhere,
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof catalogue;

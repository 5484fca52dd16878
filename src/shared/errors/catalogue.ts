import { attestation } from './catalogue/attestation.ts';
import { delivery } from './catalogue/delivery.ts';
import type { CatalogueEntry } from './catalogue/entry.ts';
import { onboarding } from './catalogue/onboarding.ts';
import { operate } from './catalogue/operate.ts';
import { plan } from './catalogue/plan.ts';
import { portal } from './catalogue/portal.ts';
import { site } from './catalogue/site.ts';
import { workspace } from './catalogue/workspace.ts';

export type { CatalogueEntry };

/**
 * Every failure that a person can meet: what it means, and what to do about it. The troubleshooting table of the README is
 * generated from this list, so a code that is not here cannot be thrown.
 */
export const catalogue = {
  ...plan,
  ...site,
  ...attestation,
  ...delivery,
  ...operate,
  ...onboarding,
  ...portal,
  ...workspace,
  CANCELLED: { title: 'The run was cancelled.', remedy: 'Run it again when you want it deployed.' },
  LOCAL_CLOUD_UNAVAILABLE: {
    title: 'The local cloud could not start.',
    remedy: 'It needs the packages of a full install: run npm ci in the checkout of site-deploy.',
  },
  INTERNAL: { title: 'A defect of site-deploy.', remedy: 'Open a report with the lines above.' },
} as const satisfies Record<string, CatalogueEntry>;

/** The stable code of a failure. */
export type ErrorCode = keyof typeof catalogue;

import type { CatalogueEntry } from './entry.ts';

/** Errors from verifying the origin of a package. */
export const attestation = {
  ATTESTATION_MISSING: {
    title: 'There is no attestation of the package, and the site config requires one.',
    remedy:
      'Let a job between build and deploy attest the output "digest" of the build job (actions/attest, input ' +
      '"subject-digest"), and give the deploy job the permission attestations: read.',
  },
  ATTESTATION_INVALID: {
    title: 'No attestation proves that this repository has built the package from this commit.',
    remedy:
      'Run the whole workflow again, the build job included; if it happens again, find out who has changed the ' +
      'package or its attestation before it is deployed.',
  },
  ATTESTATION_UNAVAILABLE: {
    title: 'The attestations of the package could not be read.',
    remedy:
      'Give the deploy job the permission attestations: read, and run it again; without the attestation nothing ' +
      'is uploaded.',
  },
  ATTESTATION_ROOT_UNAVAILABLE: {
    title: 'This runner does not know whose signatures count for attestations.',
    remedy:
      'Use a runner with GitHub\'s command line tool "gh", 2.58 or newer; or commit what "gh attestation ' +
      'trusted-root" prints, and name the file in build.trustedRoot.',
  },
} as const satisfies Record<string, CatalogueEntry>;

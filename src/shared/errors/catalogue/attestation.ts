import { toEntries } from './entry.ts';

export const attestation = toEntries({
  ATTESTATION_MISSING: [
    'The package has no attestation, but the site config requires one.',
    'Add a job between build and deploy that attests the output "digest" of the build job ' +
      '(actions/attest, input "subject-digest"), and give the deploy job the permission ' +
      'attestations: read.',
  ],
  ATTESTATION_INVALID: [
    'No attestation proves that this repository built the package from this commit.',
    'Run the whole workflow again, including the build job; if it happens again, find out ' +
      'who changed the package or its attestation before the deployment.',
  ],
  ATTESTATION_UNAVAILABLE: [
    'The attestations of the package could not be read.',
    'Give the deploy job the permission attestations: read, and run it again; without the ' +
      'attestation nothing is uploaded.',
  ],
  ATTESTATION_ROOT_UNAVAILABLE: [
    'This runner has no trusted root for attestations.',
    'Use a runner with the GitHub CLI "gh" 2.58 or newer; or commit the output of "gh ' +
      'attestation trusted-root", and name the file in build.trustedRoot.',
  ],
});

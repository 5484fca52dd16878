import { pins as first } from '../v1/pins.ts';
import { pins as second } from '../v2/pins.ts';

/**
 * The actions that pass files between jobs. From version 4 on, they don't run on a GitHub
 * Enterprise Server (https://github.com/actions/upload-artifact#ghes-support).
 */
export function artifactPins(isServer: boolean): {
  readonly upload: string;
  readonly download: string;
} {
  if (isServer)
    return {
      upload: 'actions/upload-artifact@c6a366c94c3e0affe28c06c8df20a878f24da3cf # v3.2.2',
      download: 'actions/download-artifact@a9bc5e6ef2cb54c177f32aa5726adaa15e7e2d59 # v3.1.0',
    };
  return { upload: second.uploadArtifact, download: second.downloadArtifact };
}

export const pins = {
  checkout: first.checkout,
  setupNode: first.setupNode,
  attest: second.attest,
} as const;

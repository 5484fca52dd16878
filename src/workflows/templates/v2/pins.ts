/** Pins of actions added in version 2. */
export const pins = {
  attest: 'actions/attest@1e69f48acb82d1966a394da916b4c1698aa569d6 # v4.2.2',
  uploadArtifact: 'actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1',
  downloadArtifact: 'actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1',
} as const;

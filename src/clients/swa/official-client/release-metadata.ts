/** Separate from the client, because a run connects to this address before it loads the client. */
export const releaseMetadataUrl = 'https://aka.ms/swalocaldeploy';

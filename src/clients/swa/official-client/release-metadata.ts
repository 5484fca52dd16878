/** In a separate file, because a run connects to this address before it loads the client. */
export const releaseMetadataUrl = 'https://aka.ms/swalocaldeploy';

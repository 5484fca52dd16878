/** Apart from the client, since a run connects to it before it loads the client. */
export const releaseMetadataUrl = 'https://aka.ms/swalocaldeploy';

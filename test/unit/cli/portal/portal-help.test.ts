import { expect, it } from 'vitest';
import { useTerminal } from './terminal.ts';

const { terminal } = useTerminal();

it('the help of the portal command names where address, token and site come from', async () => {
  const { out } = await terminal().run(['--help']);
  for (const word of ['PORTAL_URL', 'PORTAL_TOKEN', '--token-stdin', 'site.config.yml'])
    expect(out).toContain(word);
});

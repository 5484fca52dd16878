import { expect, it } from 'vitest';
import { useTerminal } from './terminal.ts';

const { terminal } = useTerminal();

it('portal --help names the sources of address, token and site', async () => {
  const { out } = await terminal.run(['--help']);
  for (const word of ['PORTAL_URL', 'PORTAL_TOKEN', '--token-stdin', 'site.config.yml'])
    expect(out).toContain(word);
});

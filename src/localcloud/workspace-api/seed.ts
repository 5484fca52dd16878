import { type KeyPermission, keyPermissions } from '../../contracts/workspace/keys.ts';

export const workspaceHosts = { files: 'files.acme.example', auth: 'auth.acme.example' } as const;

/**
 * Creates fictional data.
 * @param secret included in each key and secret, so that other users of the machine can't guess it
 */
export const createWorkspaceSeed = (secret = '') => ({
  users: [
    { id: 'usr_ada', name: 'Ada Nováková', email: 'ada@acme.example' },
    { id: 'usr_ben', name: 'Ben Okafor', email: 'ben@acme.example' },
  ],
  clients: [
    {
      id: 'site-deploy',
      secret: `local-client-secret${secret}`,
      name: 'site-deploy',
      /** A loopback address is registered for all ports: RFC 8252, 7.3 */
      redirectUris: ['http://127.0.0.1/callback', 'https://auth.acme.example/done'],
    },
  ],
  // Keys are shorter than real ones, so that scanners don't report them as leaked.
  keys: [
    { key: `sk_live_local-all${secret}`, name: 'Everything', permissions: keyPermissions },
    { key: `sk_test_local-all${secret}`, name: 'Everything, sandbox', permissions: keyPermissions },
    {
      key: `sk_test_local-files${secret}`,
      name: 'Files alone',
      permissions: ['files:read', 'files:write'],
    },
  ] as readonly WorkspaceKey[],
  workspaces: [
    {
      id: 'wsp_web',
      name: 'Website',
      environment: 'production',
      members: ['usr_ada', 'usr_ben'],
      createdAt: '2026-02-11T08:30:00Z',
    },
    {
      id: 'wsp_brand',
      name: 'Brand & press',
      environment: 'production',
      members: ['usr_ada'],
      createdAt: '2026-05-20T14:05:00Z',
    },
    {
      id: 'wsp_try',
      name: 'Sandbox',
      environment: 'sandbox',
      members: ['usr_ada', 'usr_ben'],
      createdAt: '2026-02-11T08:31:00Z',
    },
  ],
});

export type WorkspaceSeed = Readonly<ReturnType<typeof createWorkspaceSeed>>;
export type WorkspaceUser = WorkspaceSeed['users'][number];
export type WorkspaceClientApplication = WorkspaceSeed['clients'][number];

export interface WorkspaceKey {
  readonly key: string;
  readonly name: string;
  readonly permissions: readonly KeyPermission[];
}

/** Behaviour that the spec leaves open. */
export interface WorkspaceBehaviour {
  /** Whether a refresh issues a new refresh token and invalidates the old one. */
  rotation: boolean;
  /**
   * `none`: no metadata, and challenges are ignored. `advertised`: optional. `required`: enforced.
   */
  pkce: 'none' | 'advertised' | 'required';
  /** Lifetime of codes in seconds. */
  codeLifetime: number;
  /** Lifetime of access tokens in seconds. */
  accessTokenLifetime: number;
  /** Lifetime of refresh tokens in seconds. */
  refreshTokenLifetime: number;
}

/** A request to the token endpoint, without its secrets. */
export interface TokenEvent {
  readonly grant: string;
  readonly fields: readonly string[];
  readonly outcome: string;
}

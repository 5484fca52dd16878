import { untilAborted } from '../../../shared/cancel.ts';
import type { Clock } from '../../../shared/clock.ts';
import { SiteDeployError, usageError } from '../../../shared/errors/error.ts';
import type { Secret } from '../../../shared/secret.ts';
import type { Login, LoginStore } from '../store/login.ts';
import type { WorkspaceCredential } from '../workspace.ts';
import type { TokenEndpoint } from './token-endpoint.ts';

export interface LoginSessionOptions {
  readonly store: LoginStore;
  readonly endpoint: TokenEndpoint;
  readonly clock: Clock;
  readonly clientSecret?: Secret;
  readonly mask?: (secret: Secret) => void;
}

/**
 * A token is renewed this many ms before it expires. Short-lived tokens are renewed in the last
 * tenth of their lifetime.
 */
const lead = 60_000;
/** Time limit of a renewal. It leaves time for two pauses that the server may request. */
const renewalTimeoutMs = 150_000;
/** How long a cancelled command waits for a running renewal, which may be in a long pause. */
const disposalMs = 5_000;

/**
 * A login that renews its token before expiry or after a refusal. Processes share one renewal,
 * because refresh tokens may be single-use.
 */
export class LoginSession implements WorkspaceCredential, AsyncDisposable {
  readonly kind = 'access-token';
  readonly #options: LoginSessionOptions;
  #login: Login | undefined;
  #renewal: Promise<Login> | undefined;

  constructor(options: LoginSessionOptions) {
    this.#options = options;
  }

  async get(signal?: AbortSignal): Promise<Secret> {
    return (await this.current(signal)).accessToken;
  }

  /**
   * Returns a valid login, renewed if needed.
   * @throws SiteDeployError `WORKSPACE_*`, `USAGE`
   */
  async current(signal?: AbortSignal): Promise<Login> {
    signal?.throwIfAborted();
    if (!this.#login || this.#isDue(this.#login)) this.#setLogin(await this.#options.store.read());
    const login = this.#login;
    if (!login) throw notLoggedIn();
    if (!this.#isDue(login)) return login;
    if (!login.refreshToken) {
      if (!this.#isOver(login)) return login;
      throw expired();
    }
    try {
      return await untilAborted(this.#renewOnce(undefined), signal);
    } catch (error) {
      signal?.throwIfAborted();
      const mayWait =
        error instanceof SiteDeployError &&
        (error.code === 'WORKSPACE_UNAVAILABLE' || error.code === 'USAGE');
      // Ignore the failure for now, because the current token is still valid.
      if (mayWait && !this.#isOver(login)) return login;
      throw error;
    }
  }

  async renew(refused: Secret, signal?: AbortSignal): Promise<Secret | undefined> {
    const known = this.#login ?? (await this.#options.store.read());
    if (!known) throw notLoggedIn();
    if (known.accessToken.reveal() !== refused.reveal() && !this.#isDue(known))
      return known.accessToken;
    if (!known.refreshToken) return undefined;
    return (await untilAborted(this.#renewOnce(refused), signal)).accessToken;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const limit = AbortSignal.timeout(disposalMs);
    await untilAborted(Promise.resolve(this.#renewal), limit).catch(() => undefined);
  }

  #renewOnce(refused: Secret | undefined): Promise<Login> {
    this.#renewal ??= this.#renewStored(refused).finally(() => {
      this.#renewal = undefined;
    });
    return this.#renewal;
  }

  async #renewStored(refused: Secret | undefined): Promise<Login> {
    const { store, endpoint, clientSecret } = this.#options;
    let used: Secret | undefined;
    try {
      const login = await store.change(async (current) => {
        this.#setLogin(current);
        if (!current) throw notLoggedIn();
        const isRefused = current.accessToken.reveal() === refused?.reveal();
        if (!isRefused && !this.#isDue(current)) return current;
        used = current.refreshToken;
        if (!used) throw expired();
        if (!clientSecret) throw secretMissing();
        const client = { id: current.clientId, secret: clientSecret };
        // Ignore the caller's cancellation: an aborted renewal would lose the next refresh token.
        return endpoint.refresh(client, current, used, AbortSignal.timeout(renewalTimeoutMs));
      });
      if (!login) throw notLoggedIn();
      this.#setLogin(login);
      return login;
    } catch (error) {
      if (error instanceof SiteDeployError && error.code === 'WORKSPACE_LOGIN_EXPIRED')
        await this.#forget(used);
      throw error;
    }
  }

  async #forget(used: Secret | undefined): Promise<void> {
    if (!used) return;
    this.#login = undefined;
    await this.#options.store.change(async (current) => {
      if (current?.refreshToken?.reveal() === used.reveal()) return undefined;
      return current;
    });
  }

  #setLogin(login: Login | undefined): void {
    this.#login = login;
    if (!login) return;
    this.#options.mask?.(login.accessToken);
    if (login.refreshToken) this.#options.mask?.(login.refreshToken);
  }

  #isDue(login: Login): boolean {
    const early = Math.min(lead, (login.expiresAt - login.issuedAt) / 10);
    return this.#options.clock.now() >= login.expiresAt - early;
  }

  #isOver(login: Login): boolean {
    return this.#options.clock.now() >= login.expiresAt;
  }
}

function notLoggedIn(): SiteDeployError {
  return new SiteDeployError('WORKSPACE_NOT_LOGGED_IN', 'No login is stored for these URLs.');
}

function expired(): SiteDeployError {
  const message = 'The login has expired and has no refresh token.';
  return new SiteDeployError('WORKSPACE_LOGIN_EXPIRED', message);
}

function secretMissing(): SiteDeployError {
  return usageError(
    'The login needs renewal, but the client secret is missing.',
    'Set WORKSPACE_CLIENT_SECRET, or pass it with --client-secret-stdin.',
  );
}

import type { Clock } from '../../../shared/clock.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { Secret } from '../../../shared/secret.ts';
import type { WorkspaceCredential } from '../credential.ts';
import type { Login, LoginStore } from '../store/login.ts';
import type { TokenEndpoint } from './token-endpoint.ts';

export interface LoginSessionOptions {
  readonly store: LoginStore;
  readonly endpoint: TokenEndpoint;
  readonly clock: Clock;
  /** The secret of the client application; `undefined`: the login is used as long as it lasts. */
  readonly clientSecret?: Secret;
  /** Told about tokens that come out of the store. */
  readonly mask?: (secret: Secret) => void;
}

/** A token is renewed this long before it expires, in milliseconds, or in the last tenth of a short life. */
const lead = 60_000;
/** Longest time that a renewal may take, in milliseconds; less than a lock may be held. */
const longestRenewal = 60_000;

/**
 * A person's login as a credential: renewed ahead of its expiry, and when the service refuses it. However many callers
 * meet an expired token, in this process or in several, it is renewed once, since the refresh token may serve only
 * once.
 */
export class LoginSession implements WorkspaceCredential, AsyncDisposable {
  readonly kind = 'access-token';
  readonly #options: LoginSessionOptions;
  #login: Login | undefined;
  #renewal: Promise<Login> | undefined;

  constructor(options: LoginSessionOptions) {
    this.#options = options;
  }

  /** @throws SiteDeployError `WORKSPACE_NOT_LOGGED_IN`, and what `current` throws */
  async get(signal?: AbortSignal): Promise<Secret> {
    return (await this.current(signal)).accessToken;
  }

  /**
   * The login with a token that is still good for a while.
   * @throws SiteDeployError `WORKSPACE_NOT_LOGGED_IN`, `WORKSPACE_LOGIN_EXPIRED`, `USAGE` without the client secret,
   *   and what the token endpoint and the store throw
   */
  async current(signal?: AbortSignal): Promise<Login> {
    signal?.throwIfAborted();
    if (!this.#login || this.#isDue(this.#login)) this.#learn(await this.#options.store.read());
    const login = this.#login;
    if (!login) throw notLoggedIn();
    if (!this.#isDue(login)) return login;
    if (!login.refreshToken) {
      if (!this.#isOver(login)) return login;
      throw new SiteDeployError('WORKSPACE_LOGIN_EXPIRED', 'The login has expired, and holds no refresh token.');
    }
    try {
      return await untilAborted(this.#renewOnce(undefined), signal);
    } catch (error) {
      signal?.throwIfAborted();
      const mayWait =
        error instanceof SiteDeployError && (error.code === 'WORKSPACE_UNAVAILABLE' || error.code === 'USAGE');
      // Renewed ahead of time: a renewal that fails for now does no harm yet.
      if (mayWait && !this.#isOver(login)) return login;
      throw error;
    }
  }

  /** @throws SiteDeployError as `current` */
  async renew(refused: Secret, signal?: AbortSignal): Promise<Secret | undefined> {
    const known = this.#login ?? (await this.#options.store.read());
    if (!known) throw notLoggedIn();
    if (known.accessToken.reveal() !== refused.reveal() && !this.#isDue(known)) return known.accessToken;
    if (!known.refreshToken) return undefined;
    return (await untilAborted(this.#renewOnce(refused), signal)).accessToken;
  }

  /** Waits for a renewal under way, so that a refresh token that has been sent is replaced by its successor. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.#renewal?.catch(() => undefined);
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
        this.#learn(current);
        if (!current) throw notLoggedIn();
        const isRefused = current.accessToken.reveal() === refused?.reveal();
        // Another process has renewed it meanwhile.
        if (!isRefused && !this.#isDue(current)) return current;
        used = current.refreshToken;
        if (!used)
          throw new SiteDeployError('WORKSPACE_LOGIN_EXPIRED', 'The login has expired, and holds no refresh token.');
        if (!clientSecret) throw secretMissing();
        const client = { id: current.clientId, secret: clientSecret };
        // Not ended by a caller who gives up: an answer that nobody reads would lose the next refresh token.
        return endpoint.refresh(client, current, used, AbortSignal.timeout(longestRenewal));
      });
      if (!login) throw notLoggedIn();
      this.#learn(login);
      return login;
    } catch (error) {
      if (error instanceof SiteDeployError && error.code === 'WORKSPACE_LOGIN_EXPIRED') await this.#forget(used);
      throw error;
    }
  }

  /** Removes a login whose refresh token was refused, unless it is another one by now. */
  async #forget(used: Secret | undefined): Promise<void> {
    if (!used) return;
    this.#login = undefined;
    await this.#options.store.change(async (current) => {
      if (current?.refreshToken?.reveal() === used.reveal()) return undefined;
      return current;
    });
  }

  #learn(login: Login | undefined): void {
    this.#login = login;
    if (!login) return;
    this.#options.mask?.(login.accessToken);
    if (login.refreshToken) this.#options.mask?.(login.refreshToken);
  }

  #isDue({ issuedAt, expiresAt }: Login): boolean {
    return this.#options.clock.now() >= expiresAt - Math.min(lead, (expiresAt - issuedAt) / 10);
  }

  #isOver({ expiresAt }: Login): boolean {
    return this.#options.clock.now() >= expiresAt;
  }
}

function notLoggedIn(): SiteDeployError {
  return new SiteDeployError('WORKSPACE_NOT_LOGGED_IN', 'There is no login for these addresses.');
}

function secretMissing(): SiteDeployError {
  return new SiteDeployError(
    'USAGE',
    'The login is to be renewed, and the secret of its client application is missing.',
    {
      remedy: 'Set WORKSPACE_CLIENT_SECRET, or pass it with --client-secret-stdin.',
    },
  );
}

/** The promise, or the signal's reason as soon as it aborts. */
async function untilAborted<Result>(promise: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (!signal) return promise;
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

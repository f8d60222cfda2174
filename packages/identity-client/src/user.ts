import { Admin } from "./admin.ts";
import { Api, type RequestOptions } from "./api.ts";
import { isRecord } from "./core/is-record.ts";
import { lifeOf } from "./core/jwt-payload.ts";
import { isStale } from "./core/token-expiry.ts";
import { HTTPError } from "./errors.ts";
import type { AppMetadata, UserMetadata } from "./metadata.ts";
import { shareRefresh } from "./refresh-sharing.ts";
import { hasSavedSession, readSession, removeSession, writeSession } from "./saved-session.ts";
import { isToken, isTokenResponse, type Token, type TokenResponse } from "./token.ts";

/** A renewal that takes longer than this is given up as a network failure, milliseconds. */
const REFRESH_TIMEOUT_MS = 30_000;

const SECOND_MS = 1000;

/** Attributes that a person may change about themself. Own data goes under `data`, never under `user_metadata`. */
export interface UserAttributes {
  readonly email?: string;
  readonly password?: string;
  /** Asked for by the service when the sign-in is no longer recent and the address or the password changes. */
  readonly current_password?: string;
  readonly email_change_token?: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly [other: string]: unknown;
}

/** The time by the clock of the service, Unix epoch in milliseconds. */
const serviceNowMs = () => Date.now() - User._clockAheadMs;

/** The fields that an answer of the service may not overwrite. */
const OWN_FIELDS = new Set(["api", "url", "audience", "token", "_fromStorage"]);

/**
 * A person with a session. Every field of the service's `GET /user` is a field of this object.
 *
 * Dates are typed as the published typings are; the service leaves out what has not happened.
 */
export class User {
  /**
   * The one person who is signed in on this page, shared by all clients of the page as in `gotrue-js`:
   * they share the saved session as well.
   */
  static _current: User | null = null;

  /**
   * Lead of this machine's clock over the service's, milliseconds; known from the last tokens that came.
   *
   * A token is renewed by what is left of it, and a wrong clock must not make every call a renewal.
   */
  static _clockAheadMs = 0;

  readonly api: Api;
  /** Address of the service that the session belongs to. */
  readonly url: string;
  readonly audience: string;
  /** The session's tokens; `null` once signed out. */
  token: Token | null = null;
  /** Whether the session was found in the storage rather than opened on this page. */
  _fromStorage = false;

  declare id: string;
  declare email: string;
  declare aud: string;
  declare role: string;
  declare new_email?: string;
  declare confirmed_at: string;
  declare invited_at: string;
  declare recovery_sent_at: string;
  declare created_at: string;
  declare updated_at: string;
  declare app_metadata: AppMetadata;
  declare user_metadata: UserMetadata;

  constructor(api: Api, tokenResponse: TokenResponse, audience = "", isFresh = false) {
    this.api = api;
    this.url = api.apiURL;
    this.audience = audience;
    this._processTokenResponse(tokenResponse, isFresh);
    User._current = this;
  }

  /** Forgets the saved session, whoever's it is. */
  static removeSavedSession(): void {
    removeSession();
  }

  /**
   * Gives the person of this page, from memory or from the storage.
   *
   * @param api - Client for the recovered user; without it, one for the address that was saved.
   * @returns `null` without a session. An expired session is a user: the first call renews it or ends it.
   */
  static recoverSession(api?: Api): User | null {
    if (User._current) return User._current;
    const saved = readSession();
    if (!saved || typeof saved.url !== "string" || !isTokenResponse(saved.token)) return null;
    const audience = typeof saved.audience === "string" ? saved.audience : "";
    return new User(api ?? new Api(saved.url), saved.token, audience)._saveUserData(saved, true);
  }

  /** The administrator's calls, in this person's name. */
  get admin(): Admin {
    return new Admin(this);
  }

  /**
   * Changes the person's own account.
   *
   * @throws {HTTPError} When the service refuses.
   */
  async update(attributes: UserAttributes): Promise<User> {
    const data = await this._request("/user", { method: "PUT", body: JSON.stringify(attributes) });
    return this._saveUserData(data)._refreshSavedSession();
  }

  /**
   * Gives an access token, renewing it when less than a minute of it is left.
   *
   * A failing network does not sign the person out; a token that is still good is then given as it is.
   *
   * @param force - Renews in any case.
   * @throws {Error} When signed out, and when the renewal fails. After a refusal (400 or 401) the session is gone.
   */
  async jwt(force = false): Promise<string> {
    const token = this.tokenDetails();
    if (!token) throw new Error("Gotrue-js: failed getting jwt access token");
    if (!force && !isStale(token.expires_at, serviceNowMs())) return token.access_token;
    try {
      return await this._refreshToken(token.refresh_token);
    } catch (error) {
      const isStillGood = !force && this.token !== null && serviceNowMs() < token.expires_at;
      if (isStillGood) return token.access_token;
      throw error;
    }
  }

  /** Signs out. The session of this browser ends even when the service cannot be told. */
  async logout(): Promise<void> {
    try {
      await this._request("/logout", { method: "POST" });
    } catch {
      // Leaving must always work: the specification clears the session after a failed sign-out as well.
    } finally {
      this.clearSession();
    }
  }

  /** Asks the service again who this is. */
  async getUserData(): Promise<User> {
    return this._saveUserData(await this._request("/user"))._refreshSavedSession();
  }

  /** @returns The tokens as they are, fresh or not; `null` once signed out. */
  tokenDetails(): Token | null {
    return this.token;
  }

  /** Forgets the session, here and in the storage, without telling the service. */
  clearSession(): void {
    removeSession();
    this.token = null;
    User._current = null;
  }

  async _request<Answer = unknown>(path: string, options: RequestOptions = {}): Promise<Answer> {
    const token = await this.jwt();
    return this.api.request(path, {
      ...(this.audience ? { audience: this.audience } : {}),
      ...options,
      headers: { ...options.headers, Authorization: `Bearer ${token}` },
    });
  }

  async _refreshToken(refreshToken: string): Promise<string> {
    const token = await shareRefresh(refreshToken, async () => {
      if (this._adoptSaved(refreshToken) && this.token) return this.token;
      try {
        return await this._renew(refreshToken);
      } catch (error) {
        const isRefused = error instanceof HTTPError && (error.status === 400 || error.status === 401);
        // Without Web Locks another tab may have spent the token first: what it saved is then the session.
        if (isRefused && this._adoptSaved(refreshToken) && this.token) return this.token;
        if (isRefused) this.clearSession();
        throw error;
      }
    });
    // Another object of the same session may have done the work.
    if (this.token?.refresh_token === refreshToken) this.token = token;
    return token.access_token;
  }

  async _renew(refreshToken: string): Promise<Token> {
    const answer = await this.api
      .request("/token", {
        method: "POST",
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
        body: `grant_type=refresh_token&refresh_token=${encodeURIComponent(refreshToken)}`,
        signal: AbortSignal.timeout(REFRESH_TIMEOUT_MS),
      })
      .catch((cause: unknown) => {
        const isLate = cause instanceof DOMException && cause.name === "TimeoutError";
        throw isLate ? new Error("Token refresh timeout", { cause }) : cause;
      });
    return this._takeTokens(answer);
  }

  /** Goes on with the tokens of an answer, here and in the storage. */
  _takeTokens(answer: unknown): Token {
    if (!isTokenResponse(answer)) throw new Error("Gotrue-js: the renewal answered without tokens");
    const token = this._processTokenResponse(answer, true);
    this._refreshSavedSession();
    return token;
  }

  /** Takes over the saved tokens when another tab has renewed this same session. */
  _adoptSaved(spentRefreshToken: string): boolean {
    const saved = readSession();
    // Signed in without being remembered there is none, and before `GET /user` this person has no id either.
    if (saved === null || saved.id !== this.id || saved.url !== this.url || !isToken(saved.token)) return false;
    return saved.token.refresh_token !== spentRefreshToken && this._adopt(saved.token);
  }

  _adopt(token: unknown): boolean {
    if (!isToken(token)) return false;
    this.token = token;
    return true;
  }

  _saveUserData(attributes: unknown, isFromStorage = false): this {
    if (isRecord(attributes)) {
      const own = Object.entries(attributes).filter(([key]) => !OWN_FIELDS.has(key) && !(key in User.prototype));
      Object.assign(this, Object.fromEntries(own));
    }
    if (isFromStorage) this._fromStorage = true;
    return this;
  }

  /** @param isFresh - The service has given them this moment; saved ones, and those of a link, may be of any age. */
  _processTokenResponse(response: TokenResponse, isFresh = false): Token {
    const expires_in = Number(response.expires_in ?? 0);
    let expiresAtMs = Date.now() + expires_in * SECOND_MS;
    try {
      const { issuedAtMs, expiresAtMs: saysMs } = lifeOf(response.access_token);
      expiresAtMs = saysMs;
      if (isFresh && issuedAtMs !== null) User._clockAheadMs = Date.now() - issuedAtMs;
    } catch (error) {
      console.error(new Error(`Gotrue-js: Failed to parse tokenResponse claims: ${error}`));
    }
    this.token = { token_type: "bearer", ...response, expires_in, expires_at: expiresAtMs };
    return this.token;
  }

  /** Updates the saved session, if this person is remembered. */
  _refreshSavedSession(): this {
    if (hasSavedSession()) this._saveSession();
    return this;
  }

  /** Remembers the person on this browser. */
  _saveSession(): this {
    writeSession(this._details());
    return this;
  }

  _details(): Record<string, unknown> {
    const { api: _, ...details } = this;
    return details;
  }
}

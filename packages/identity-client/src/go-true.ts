import { Api, type RequestOptions } from "./api.ts";
import { rememberAskedSignIn } from "./asked-sign-in.ts";
import { isRecord } from "./core/is-record.ts";
import { loadPart } from "./load-part.ts";
import { followOtherTabs, type SessionListener } from "./other-tabs.ts";
import type { SignupResponse } from "./signup-response.ts";
import { isTokenResponse, type TokenResponse } from "./token.ts";
import { User } from "./user.ts";

/** Options of {@link GoTrue}. */
export interface GoTrueOptions {
  /** Address of the identity service: a path of the same site, or a URL. */
  readonly APIUrl?: string;
  /** Sent as `X-JWT-AUD`, when the service has several audiences. */
  readonly audience?: string;
  /** Asks the service for a cookie with the access token, besides the tokens. */
  readonly setCookie?: boolean;
  /** Sent as `X-Nf-Client`, for a service that counts its clients. */
  readonly clientName?: string;
}

/** Options that the service offers to people who sign in. */
export interface Settings {
  autoconfirm: boolean;
  disable_signup: boolean;
  /** By provider in lower case. */
  external: Record<string, boolean>;
  /** By provider in lower case; a provider without a label goes by its name. */
  external_labels: Record<string, string>;
  /** Fewest characters of a new password, where the service says so: it alone judges. */
  password_min_length?: number;
  /** Whether people may set up a second factor. */
  mfa?: boolean;
  /** Whether people sign in with passkeys. */
  passkeys?: boolean;
  /** Whether people sign in by a link in a mail. */
  magic_link?: boolean;
}

/** Details that an invited person may add to the password, when the invitation was not sent to an address. */
export interface InviteDetails {
  readonly email?: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Client of one identity service: the surface of `gotrue-js`, in Node and in browsers. */
export class GoTrue {
  readonly api: Api;
  readonly audience: string;
  /** May be taken back, by who writes a cookie of their own: {@link stopAskingForCookies}. */
  setCookie: boolean;

  constructor({ APIUrl = "/.netlify/identity", audience = "", setCookie = false, clientName }: GoTrueOptions = {}) {
    if (APIUrl.startsWith("http://")) {
      console.warn(
        "Warning:\n\nDO NOT USE HTTP IN PRODUCTION FOR GOTRUE EVER!\nGoTrue REQUIRES HTTPS to work securely.",
      );
    }
    this.api = new Api(APIUrl);
    if (clientName) this.api.defaultHeaders["X-Nf-Client"] = clientName;
    this.audience = audience;
    this.setCookie = setCookie;
  }

  /** Asks what the service offers. */
  async settings(): Promise<Settings> {
    const answer = await this._request("/settings");
    const from = isRecord(answer) ? answer : {};
    return { autoconfirm: false, disable_signup: false, external: {}, external_labels: {}, ...from };
  }

  /**
   * Asks for an account.
   *
   * @param data - Becomes the person's `user_metadata`.
   * @returns The service's answer: plain data, not a session.
   */
  signup(email: string, password: string, data?: Readonly<Record<string, unknown>>): Promise<SignupResponse> {
    return this._request("/signup", { method: "POST", body: JSON.stringify({ email, password, data }) });
  }

  /**
   * Signs in.
   *
   * @param remember - Keeps the session in the storage of this browser.
   * @throws {JSONHTTPError} When the service refuses.
   */
  login(email: string, password: string, remember = false): Promise<User> {
    return this._signIn("/token", { grant_type: "password", username: email, password }, remember);
  }

  /** Address that starts a sign-in with an outside provider. The tab remembers that it was asked for. */
  loginExternalUrl(provider: string): string {
    rememberAskedSignIn();
    return `${this.api.apiURL}/authorize?provider=${provider}`;
  }

  /** Address that accepts an invitation with an outside provider. */
  acceptInviteExternalUrl(provider: string, token: string): string {
    return `${this.loginExternalUrl(provider)}&invite_token=${token}`;
  }

  /** Confirms an e-mail address and signs in. */
  confirm(token: string, remember = false): Promise<User> {
    return this.verify("signup", token, remember);
  }

  /** Asks for a mail with a recovery link. Answers the same whether the address has an account or not. */
  requestPasswordRecovery(email: string): Promise<void> {
    return this._request("/recover", { method: "POST", body: JSON.stringify({ email }) });
  }

  /** Opens the session of a recovery link, in which a new password can be set. */
  recover(token: string, remember = false): Promise<User> {
    return this.verify("recovery", token, remember);
  }

  /** Accepts an invitation and signs in. */
  acceptInvite(token: string, password: string, remember = false, details: InviteDetails = {}): Promise<User> {
    return this._verify({ token, password, type: "signup", ...details }, remember);
  }

  /** Spends a one-time token from a mail and signs in. */
  verify(type: string, token: string, remember = false): Promise<User> {
    return this._verify({ token, type }, remember);
  }

  /** Opens a session from tokens that are already there, such as those of an outside sign-in. */
  createUser(tokenResponse: TokenResponse, remember = false): Promise<User> {
    return this._open(new User(this.api, tokenResponse, this.audience), remember);
  }

  /** @returns The person who is signed in, from memory or from the storage, or `null`. */
  currentUser(): User | null {
    const user = User.recoverSession(this.api);
    if (user?._fromStorage) this._setRememberHeaders(true);
    return user;
  }

  /**
   * Asks the service whether the session is still good.
   *
   * @returns The person; `null` without a session, and when the service refuses it: it is then gone.
   * @throws {TypeError} When the network failed, which says nothing about the session.
   */
  async validateCurrentSession(): Promise<User | null> {
    const { checkSession } = await loadPart(() => import("./session-check.ts"));
    return checkSession(this.currentUser());
  }

  /**
   * Ends the session that the server knows by its cookie, for a page that holds no tokens.
   *
   * @throws {HTTPError} When the service refuses.
   */
  async endServerSession(): Promise<void> {
    await this._request("/logout", { method: "POST", keepalive: true });
  }

  /**
   * Hears when the person signs in or out in another tab. A renewed token is taken over without a word.
   *
   * @returns Stops listening.
   */
  onOtherTab(listener: SessionListener): () => void {
    return followOtherTabs(() => this.currentUser(), listener);
  }

  /** Asks for no cookies from now on, whatever the client was made with. */
  stopAskingForCookies(): void {
    this.setCookie = false;
    delete this.api.defaultHeaders["X-Use-Cookie"];
  }

  async _request<Answer = unknown>(path: string, options: RequestOptions = {}): Promise<Answer> {
    return this.api.request(path, { ...(this.audience ? { audience: this.audience } : {}), ...options });
  }

  /** Opens a session in place of a saved one. @param content - Fields of a form, or a JSON text. */
  async _signIn(path: string, content: Record<string, string> | string, remember: boolean): Promise<User> {
    this._setRememberHeaders(remember);
    const answer = await this._request(path, {
      method: "POST",
      ...(typeof content === "string"
        ? { body: content }
        : {
            headers: { "Content-Type": "application/x-www-form-urlencoded" },
            body: new URLSearchParams(content).toString(),
          }),
    });
    User.removeSavedSession();
    return this._createUserFrom(answer, remember);
  }

  async _verify(body: Readonly<Record<string, unknown>>, remember: boolean): Promise<User> {
    this._setRememberHeaders(remember);
    const answer = await this._request("/verify", { method: "POST", body: JSON.stringify(body) });
    return this._createUserFrom(answer, remember);
  }

  _createUserFrom(answer: unknown, remember: boolean): Promise<User> {
    if (!isTokenResponse(answer)) throw new Error("Gotrue-js: the service answered without tokens");
    return this._open(new User(this.api, answer, this.audience, true), remember);
  }

  async _open(user: User, remember: boolean): Promise<User> {
    this._setRememberHeaders(remember);
    await user.getUserData();
    return remember ? user._saveSession() : user;
  }

  _setRememberHeaders(remember: boolean): void {
    if (this.setCookie) this.api.defaultHeaders["X-Use-Cookie"] = remember ? "1" : "session";
  }
}

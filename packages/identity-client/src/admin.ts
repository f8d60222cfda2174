import type { RequestOptions } from "./api.ts";
import type { AppMetadata } from "./metadata.ts";

/** A person, as an administrator sees them. */
export interface UserData {
  readonly id: string;
  readonly aud: string;
  readonly email: string;
  readonly role: string;
  readonly app_metadata: AppMetadata;
  readonly user_metadata: Record<string, unknown>;
  readonly created_at: string;
  readonly updated_at: string;
  readonly confirmed_at: string | null;
  readonly [other: string]: unknown;
}

/** Attributes that an administrator may set on a user. */
export interface AdminUserAttributes {
  readonly email?: string;
  readonly password?: string;
  readonly role?: string;
  readonly confirm?: boolean;
  readonly app_metadata?: Readonly<Record<string, unknown>>;
  readonly user_metadata?: Readonly<Record<string, unknown>>;
  readonly [other: string]: unknown;
}

/** Client that makes an administrator's calls: a `User`. */
interface Caller {
  _request<Answer>(path: string, options?: RequestOptions): Promise<Answer>;
}

/** The calls of an administrator: they carry the token of the user that they were taken from. Answers are the service's own. */
export class Admin {
  readonly user: Caller;

  constructor(user: Caller) {
    this.user = user;
  }

  /**
   * Lists the people of the service. Typed as in `gotrue-js`; a service that pages its list answers a `Page` of
   * `{ aud, users }`, as ours does: `listUsers<Page>()`.
   *
   * @param aud - Audience; the client's own when empty.
   */
  listUsers<Answer = UserData[]>(aud?: string): Promise<Answer> {
    return this.user._request("/admin/users", { method: "GET", ...(aud ? { audience: aud } : {}) });
  }

  /** Gets one person. */
  getUser(user: { readonly id: string }): Promise<UserData> {
    return this.user._request(`/admin/users/${user.id}`);
  }

  /** Changes one person. */
  updateUser(user: { readonly id: string }, attributes: AdminUserAttributes = {}): Promise<UserData> {
    return this.user._request(`/admin/users/${user.id}`, { method: "PUT", body: JSON.stringify(attributes) });
  }

  /** Creates a person. */
  createUser(email: string, password: string, attributes: AdminUserAttributes = {}): Promise<UserData> {
    return this.user._request("/admin/users", {
      method: "POST",
      body: JSON.stringify({ ...attributes, email, password }),
    });
  }

  /** Deletes a person, with all sessions. */
  deleteUser(user: { readonly id: string }): Promise<void> {
    return this.user._request(`/admin/users/${user.id}`, { method: "DELETE" });
  }
}

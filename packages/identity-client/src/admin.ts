import type { RequestOptions } from "./api.ts";

/** What an administrator may set on a user. */
export interface AdminUserAttributes {
  readonly email?: string;
  readonly password?: string;
  readonly role?: string;
  readonly confirm?: boolean;
  readonly app_metadata?: Readonly<Record<string, unknown>>;
  readonly user_metadata?: Readonly<Record<string, unknown>>;
}

/** Who an administrator's calls are made by: a `User`. */
interface Caller {
  _request(path: string, options?: RequestOptions): Promise<unknown>;
}

/** The calls of an administrator: they carry the token of the user that they were taken from. Answers are the service's own. */
export class Admin {
  readonly user: Caller;

  constructor(user: Caller) {
    this.user = user;
  }

  /**
   * Lists the people of the service.
   *
   * @param aud - Audience; the client's own when empty.
   */
  listUsers(aud?: string): Promise<unknown> {
    return this.user._request("/admin/users", { method: "GET", ...(aud ? { audience: aud } : {}) });
  }

  /** Gets one person. */
  getUser(user: { readonly id: string }): Promise<unknown> {
    return this.user._request(`/admin/users/${user.id}`);
  }

  /** Changes one person. */
  updateUser(user: { readonly id: string }, attributes: AdminUserAttributes = {}): Promise<unknown> {
    return this.user._request(`/admin/users/${user.id}`, { method: "PUT", body: JSON.stringify(attributes) });
  }

  /** Creates a person. */
  createUser(email: string, password: string, attributes: AdminUserAttributes = {}): Promise<unknown> {
    return this.user._request("/admin/users", {
      method: "POST",
      body: JSON.stringify({ ...attributes, email, password }),
    });
  }

  /** Deletes a person, with all sessions. */
  deleteUser(user: { readonly id: string }): Promise<unknown> {
    return this.user._request(`/admin/users/${user.id}`, { method: "DELETE" });
  }
}

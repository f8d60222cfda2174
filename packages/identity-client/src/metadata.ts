/**
 * Data of a person that the service holds and only administrators change.
 *
 * Typed as the published typings are, so that code written against them compiles: a person without roles has no `roles`.
 */
export interface AppMetadata {
  provider: string;
  roles: string[];
  [other: string]: unknown;
}

/** Data that a person gives about themself. */
export interface UserMetadata {
  full_name?: string;
  name?: string;
  avatar_url?: string;
  [other: string]: unknown;
}

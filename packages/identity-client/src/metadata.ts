/**
 * What the service knows of a person and only administrators change.
 *
 * Typed as the published typings are, so that code written against them compiles: a person without roles has no `roles`.
 */
export interface AppMetadata {
  provider: string;
  roles: string[];
  [other: string]: unknown;
}

/** What a person says of themself. */
export interface UserMetadata {
  full_name?: string;
  name?: string;
  avatar_url?: string;
  [other: string]: unknown;
}

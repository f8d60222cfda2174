import { isIdentityFragment } from "@nv/identity-widget/fragment";

/** The parts of an address that name a page of this site, as `location` gives them. */
export interface PageAddress {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * Writes down the page that a visitor wanted.
 *
 * @returns Path with query and fragment; without the fragment when that holds a one-time token, which must not be kept.
 */
export function wantedPage({ pathname, search, hash }: PageAddress): string {
  return pathname + search + (isIdentityFragment(hash) ? "" : hash);
}

/**
 * Tells how to reach a page from where we are.
 *
 * @param target - Path with query and fragment.
 * @returns `reload` when the target is this very address with a fragment: going there would only scroll.
 */
export function wayTo(target: string, { pathname, search }: PageAddress): "reload" | "replace" {
  const [withoutFragment] = target.split("#");
  return target.includes("#") && withoutFragment === pathname + search ? "reload" : "replace";
}

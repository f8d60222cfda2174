import type { TeamLink } from "../../../../team.config.ts";

/**
 * Picks the links that a visitor may see: those to other places. The paths of this site would tell what is inside.
 *
 * @param links - Links of the team's configuration; an empty address means that the link is off.
 */
export function publicLinks(links: readonly TeamLink[]): readonly TeamLink[] {
  return links.filter(({ href }) => href.startsWith("https://"));
}

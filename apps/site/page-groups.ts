/**
 * The pages that belong to a group: only its people may open them, find them or load what they are made of.
 *
 * Each line is the address of a page of `src/pages` and the name of its group, one of `SITE_GROUPS` or one that administrators made. A
 * page of the documentation or a post cannot be one: their titles are in the lists that everybody's pages carry.
 *
 * @see docs/adr/0051-groups.md
 */
export const PAGE_GROUPS: Readonly<Record<string, string>> = {
  "/update_abusos_iglesia": "investigacion",
};

/**
 * The groups that the program itself names: those of its routes and of the pages that it brings. They are always there, whoever
 * administers; the rest are made by administrators.
 */
export const SITE_GROUPS = {
  investigacion: "Quienes trabajan con los casos de la base de investigación",
} as const satisfies Readonly<Record<string, string>>;

/** Name of a group that the program itself names. */
export type SiteGroup = keyof typeof SITE_GROUPS;

/** Tells whether the program itself names a group. */
export function isSiteGroup(name: string): name is SiteGroup {
  return Object.hasOwn(SITE_GROUPS, name);
}

/** Most characters of the name of a group: it is written in the headers of pages, in addresses and in the audit. */
export const GROUP_NAME_MAX_LENGTH = 40;
/** Most characters of what a group is for. */
export const GROUP_PURPOSE_MAX_LENGTH = 200;
/** Most groups that administrators may make: all are shown in one list. */
export const GROUPS_MAX = 100;

/** Pattern of a group's name: lower case letters of ASCII, digits and single hyphens between them. */
export const GROUP_NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** File that the site's build leaves for the server: the addresses of each group, as {@link GroupAddresses} of the schemas. */
export const GROUP_ADDRESSES_FILE = "groups.json";

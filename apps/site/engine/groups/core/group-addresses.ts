import { GROUP_NAME, GROUP_NAME_MAX_LENGTH } from "@nv/contracts";

/** A page as it was built. */
export interface BuiltPage {
  /** Decoded path; `*` for the page of what is not there. */
  readonly path: string;
  /** Files that it loads to be drawn, relative to the site's root. */
  readonly files: readonly string[];
}

/** A list of pages of groups that cannot be what was meant stops the build. The message is for whoever writes pages. */
export class PageGroupsError extends Error {
  override readonly name = "PageGroupsError";
}

/**
 * Holds the list of pages of groups to the pages that there are.
 *
 * @param groups - Path to name of group, as people wrote it.
 * @param ownPages - Paths of the pages that may belong to a group.
 * @throws {PageGroupsError} With a sentence for each fault.
 */
export function checkPageGroups(groups: Readonly<Record<string, string>>, ownPages: ReadonlySet<string>): void {
  const faults = Object.entries(groups).flatMap(([path, group]) => [
    ...(path === "/" ? ["«/» es la portada de todo el equipo: no puede ser de un grupo."] : []),
    ...(ownPages.has(path) ? [] : [`«${path}» no es una página de src/pages: solo esas pueden ser de un grupo.`]),
    ...(group.length <= GROUP_NAME_MAX_LENGTH && GROUP_NAME.test(group)
      ? []
      : [`«${path}» dice que es del grupo «${group}», y ningún grupo puede llamarse así.`]),
  ]);
  if (faults.length > 0) throw new PageGroupsError(`page-groups.ts no sirve:\n  ${faults.join("\n  ")}`);
}

/**
 * Lists the addresses that only the people of a group may open: its pages, and the files that no page of anybody else loads. A file that
 * two groups share is of neither: it holds what pages have in common, not what one of them says.
 *
 * @returns Decoded URL path to name of group.
 */
export function groupAddresses(
  groups: Readonly<Record<string, string>>,
  pages: readonly BuiltPage[],
): Readonly<Record<string, string>> {
  const loads = pages.flatMap(({ path, files }) => files.map((file) => ({ file, group: groups[path] ?? "" })));
  const files = [...Map.groupBy(loads, ({ file }) => file)].flatMap(([file, users]): [string, string][] => {
    const [only = "", ...others] = new Set(users.map(({ group }) => group));
    return only === "" || others.length > 0 ? [] : [[`/${file}`, only]];
  });
  return { ...groups, ...Object.fromEntries(files) };
}

/** The part of a sidebar entry that tells where a page hangs. */
export interface TrailItem {
  readonly type: string;
  readonly label?: string | undefined;
  readonly href?: string | undefined;
  readonly items?: readonly TrailItem[] | undefined;
}

/** Two paths are the same page whatever their last slash. */
export function isSamePage(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && one.replace(/\/$/, "") === other.replace(/\/$/, "");
}

/** Tells whether the page at `path` is the entry itself or hangs somewhere below it. */
export function leadsTo(item: TrailItem, path: string): boolean {
  return isSamePage(item.href, path) || (item.items ?? []).some((child) => leadsTo(child, path));
}

/**
 * Names the sections above a page, from the outermost.
 *
 * @param items - The sidebar.
 * @param path - Path of the page.
 * @returns Section labels, empty for a page at the top level or outside the sidebar.
 */
export function sectionTrail(items: readonly TrailItem[], path: string): readonly string[] {
  const section = items.find((item) => item.type === "category" && leadsTo(item, path));
  if (section === undefined || isSamePage(section.href, path)) return [];
  return [section.label ?? "", ...sectionTrail(section.items ?? [], path)];
}

/** An entry of the sidebar, as the docs plugin gives it; only the parts that are read. */
export interface SidebarNode {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly link?: { readonly type: string; readonly id?: string } | undefined;
  readonly items?: readonly SidebarNode[];
}

/**
 * Tells under which sections each page hangs.
 *
 * @returns Id of a page to the labels of its sections, from the outermost; empty for a page at the top.
 */
export function sidebarTrails(
  nodes: readonly SidebarNode[],
  above: readonly string[] = [],
): ReadonlyMap<string, readonly string[]> {
  const trails = new Map<string, readonly string[]>();
  for (const { type, id, label = "", link, items = [] } of nodes) {
    const own = id ?? link?.id;
    if (own !== undefined) trails.set(own, above);
    if (type !== "category") continue;
    for (const [page, trail] of sidebarTrails(items, [...above, label])) trails.set(page, trail);
  }
  return trails;
}

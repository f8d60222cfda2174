/** Turns a row of nodes around. */
const turned = (nodes: readonly number[]) => nodes.toReversed();

/**
 * Joins ways into closed rings by their ends, as the members of a multipolygon are.
 *
 * @param ways - Ids of the nodes of each.
 * @returns Ids of the nodes of each ring, the first once; what does not close is left out, as at the edge of an extract.
 */
export function ringsOfWays(ways: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const rings: number[][] = [];
  const atEnd = new Map<number, Set<number>>();
  const note = (node: number | undefined, way: number) => {
    if (node === undefined) return;
    const there = atEnd.get(node);
    if (there === undefined) atEnd.set(node, new Set([way]));
    else there.add(way);
  };
  for (const [at, nodes] of ways.entries()) {
    note(nodes[0], at);
    note(nodes.at(-1), at);
  }
  const used = new Set<number>();
  for (const [start, nodes] of ways.entries()) {
    if (used.has(start) || nodes.length < 2) continue;
    used.add(start);
    const ring = [...nodes];
    while (ring[0] !== ring.at(-1)) {
      const end = ring.at(-1);
      const next = [...(atEnd.get(end ?? -1) ?? [])].find((way) => !used.has(way));
      const found = next === undefined ? undefined : ways[next];
      if (next === undefined || found === undefined) break;
      used.add(next);
      const onward = found[0] === end ? found : turned(found);
      for (const node of onward.slice(1)) ring.push(node);
    }
    if (ring[0] === ring.at(-1) && ring.length > 3) rings.push(ring.slice(0, -1));
  }
  return rings;
}

import mapshaper, { type Arcs, type Dataset, type Layer } from "mapshaper";

const { internal, geom } = mapshaper;

type Ring = readonly number[];

/** Whether a loop lies in another of the same area: it may be a hole. */
function isInAnother(loop: Ring, others: readonly Ring[], arcs: Arcs): boolean {
  const [first] = loop;
  if (first === undefined) return false;
  const iterator = arcs.getShapeIter([first]);
  if (!iterator.hasNext()) return false;
  const [fromX, fromY] = [iterator.x, iterator.y];
  if (!iterator.hasNext()) return false;
  // Loops touch each other at their corners: the middle of a side is in one or out of it.
  const [x, y] = [(fromX + iterator.x) / 2, (fromY + iterator.y) / 2];
  return others.some((other) => other !== loop && geom.testPointInRing(x, y, other, arcs) === 1);
}

/**
 * Turns the loops of outlines that cross themselves, as a bow tie does, so that cleaning keeps all of them: it takes one that turns the other way for a hole and
 * drops it. Its points where it crosses become corners.
 *
 * @returns Places in the layer of the areas that were mended.
 */
export function untwist(dataset: Dataset, layer: Layer): readonly number[] {
  if (layer.geometry_type !== "polygon" || dataset.arcs === undefined) return [];
  // Most maps have no crossing: they are left as they are, and none is cut.
  if (internal.findSegmentIntersections(dataset.arcs).length === 0) return [];
  const loopsOf = internal.getSelfIntersectionSplitter(internal.addIntersectionCuts(dataset, {}));
  const { arcs } = dataset;
  const mended: number[] = [];
  layer.shapes = (layer.shapes ?? []).map((shape, at) => {
    if (shape === null) return null;
    const rings = shape.filter((ring): ring is number[] => Array.isArray(ring));
    const split = rings.map((ring) => loopsOf([...ring]));
    if (split.every(({ length }) => length <= 1)) return shape;
    const loops = split.flat();
    const isTwisted = (loop: Ring) => geom.getPlanarPathArea(loop, arcs) < 0 && !isInAnother(loop, loops, arcs);
    if (!loops.some(isTwisted)) return shape;
    mended.push(at);
    return loops.map((loop) => (isTwisted(loop) ? internal.reversePath([...loop]) : loop));
  });
  return mended;
}

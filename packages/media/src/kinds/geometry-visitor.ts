import { type Bounds, createBounds } from "./bounds.ts";
import type { JsonVisitor } from "./json-reader.ts";

/** Form of a JSON text, with the features and the bounds found in it. */
export interface JsonFound {
  readonly form: "geojson" | "topojson" | "gltf" | "json";
  readonly features: number;
  readonly bounds: Bounds | null;
}

const GEOMETRIES = ["Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon"];
const OF_GEOJSON = ["FeatureCollection", "Feature", "GeometryCollection", ...GEOMETRIES];

/** Two of `scale` and two of `translate`. */
interface Transform {
  readonly scale: number[];
  readonly translate: number[];
}

function transformed(bounds: Bounds | null, { scale, translate }: Transform): Bounds | null {
  const [scaleX, scaleY] = scale;
  const [moveX, moveY] = translate;
  if (bounds === null || scaleX === undefined || scaleY === undefined || moveX === undefined || moveY === undefined)
    return bounds;
  const [west, south, east, north] = bounds;
  return [west * scaleX + moveX, south * scaleY + moveY, east * scaleX + moveX, north * scaleY + moveY];
}

/**
 * Looks at a JSON text as it goes by, and tells whether it is geometry and how much.
 *
 * @see RFC 7946
 * @see https://github.com/topojson/topojson-specification
 */
export function createGeometryVisitor(): { readonly visitor: JsonVisitor; found(): JsonFound } {
  /** The key under which each open object or array is; `null` inside an array. */
  const path: (string | null)[] = [];
  let key: string | null = null;
  let rootType = "";
  let isGltf = false;
  let features = 0;
  let geometries = 0;
  const plain = createBounds();
  const summed = createBounds();
  const boxed = createBounds();
  const box: number[] = [];
  const transform: Transform = { scale: [], translate: [] };
  let position: number[] = [];
  let arc = { x: 0, y: 0 };

  const open = () => {
    path.push(key);
    key = null;
  };
  const isIn = (name: string) => path.includes(name);
  const isGeometry = () => (isIn("coordinates") || path[1] === "arcs") && !isIn("properties");
  function endPosition(): void {
    const [x, y] = position;
    position = [];
    if (x === undefined || y === undefined) return;
    plain.add(x, y);
    if (path[1] !== "arcs") {
      summed.add(x, y);
      return;
    }
    arc = { x: arc.x + x, y: arc.y + y };
    summed.add(arc.x, arc.y);
  }
  const visitor: JsonVisitor = {
    openObject: open,
    openArray() {
      open();
      position = [];
      // An arc is an array of positions in the array of arcs.
      if (path.length === 3 && path[1] === "arcs") arc = { x: 0, y: 0 };
    },
    closeObject() {
      path.pop();
    },
    closeArray() {
      if (isGeometry() && position.length >= 2) endPosition();
      position = [];
      path.pop();
    },
    key(name) {
      key = name;
    },
    value(value) {
      if (key === "type" && typeof value === "string" && !isIn("properties")) {
        if (path.length === 1) rootType = value;
        if (value === "Feature") features += 1;
        if (GEOMETRIES.includes(value)) geometries += 1;
      }
      if (path.length === 2 && path[1] === "asset" && key === "version") isGltf = true;
      if (typeof value === "number") {
        if (path.length === 2 && path[1] === "bbox") box.push(value);
        else if (path[1] === "transform" && path[2] === "scale") transform.scale.push(value);
        else if (path[1] === "transform" && path[2] === "translate") transform.translate.push(value);
        else if (position.length < 2) position.push(value);
      }
      key = null;
    },
  };
  function topology(): JsonFound {
    const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = box;
    boxed.add(west, south);
    boxed.add(east, north);
    const counted = transform.scale.length === 2 ? transformed(summed.get(), transform) : plain.get();
    return { form: "topojson", features: geometries, bounds: boxed.get() ?? counted };
  }
  return {
    visitor,
    found() {
      if (rootType === "Topology") return topology();
      if (OF_GEOJSON.includes(rootType))
        return { form: "geojson", features: rootType.startsWith("Feature") ? features : 1, bounds: plain.get() };
      return { form: isGltf ? "gltf" : "json", features: 0, bounds: null };
    },
  };
}

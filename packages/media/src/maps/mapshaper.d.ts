/** As much of mapshaper as is used here, its inner rooms too: its commands keep no state between two tries of one map. */
declare module "mapshaper" {
  type Cell = string | number | boolean | null | undefined | object;

  interface DataTable {
    size(): number;
    getFields(): string[];
    getRecords(): Record<string, Cell>[];
  }

  interface Layer {
    name?: string;
    geometry_type?: "polygon" | "polyline" | "point";
    shapes?: (unknown[] | null)[];
    data: DataTable | null;
  }

  interface VertexData {
    /** Number of points of each arc; they stand one behind the other. */
    nn: Uint32Array;
    xx: Float64Array;
    yy: Float64Array;
    /** From which simplification on each point is left out. */
    zz: Float64Array | null;
  }

  interface ShapeIterator {
    readonly x: number;
    readonly y: number;
    hasNext(): boolean;
  }

  interface Arcs {
    size(): number;
    getShapeIter(ids: readonly number[]): ShapeIterator;
    getPointCount(): number;
    getFilteredPointCount(): number;
    getVertexData(): VertexData;
    setThresholds(thresholds: Float64Array): Arcs;
    setRetainedInterval(interval: number): Arcs;
    getRetainedInterval(): number;
  }

  interface Dataset {
    layers: Layer[];
    arcs?: Arcs;
    info: Record<string, unknown>;
  }

  interface Part {
    readonly filename: string;
    readonly content: Uint8Array | string;
  }

  interface Bounds {
    hasBounds(): boolean;
    toArray(): [number, number, number, number];
  }

  interface Projection {
    readonly is_latlong?: boolean;
  }

  type Options = Readonly<Record<string, unknown>>;

  const mapshaper: {
    readonly cmd: {
      proj(dataset: Dataset, catalog: null, options: Options, layers: Layer[]): void;
      cleanLayers(layers: Layer[], dataset: Dataset, options: Options): void;
      simplify(dataset: Dataset, options: Options, layers: Layer[]): void;
      dissolve(layers: Layer[], dataset: Dataset, options: Options): Layer[];
      innerlines(layer: Layer, arcs: Arcs, options: Options): Layer;
      filterFields(layer: Layer, names: readonly string[], options: Options): void;
    };
    readonly geom: {
      /** More than nothing for one that turns with the clock. */
      getPlanarPathArea(ids: readonly number[], arcs: Arcs): number;
      /** 1 inside, 0 outside, -1 on it. */
      testPointInRing(x: number, y: number, ids: readonly number[], arcs: Arcs): number;
    };
    readonly internal: {
      readonly DataTable: new (records: Record<string, Cell>[]) => DataTable;
      importContent(parts: Readonly<Record<string, Part>>, options: Options): Dataset;
      exportFileContent(dataset: Dataset, options: Options): Part[];
      getDatasetBounds(dataset: Dataset): Bounds;
      getLayerBounds(layer: Layer, arcs?: Arcs): Bounds | null;
      getDatasetCRS(dataset: Dataset): Projection | null;
      parseCrsString(text: string): Projection | null;
      wkt1ToProj(text: string): string;
      toLngLat(point: readonly [number, number], projection: Projection): [number, number] | null;
      isLatLngCRS(projection: Projection | null): boolean;
      dissolveArcs(dataset: Dataset): void;
      addIntersectionCuts(dataset: Dataset, options: Options): object;
      getSelfIntersectionSplitter(nodes: object): (path: number[]) => number[][];
      reversePath(ids: number[]): number[];
      finalizeSimplification(dataset: Dataset, options: Options): void;
      findSegmentIntersections(arcs: Arcs): unknown[];
      setLoggingFunctions(
        message: (...texts: unknown[]) => void,
        error: (...texts: unknown[]) => void,
        stop: (...texts: unknown[]) => void,
        warn: (...texts: unknown[]) => void,
      ): void;
    };
  };

  export type { Arcs, Cell, Dataset, Layer, Part, Projection };
  // biome-ignore lint/style/noDefaultExport: it is how the package exports itself
  export default mapshaper;
}

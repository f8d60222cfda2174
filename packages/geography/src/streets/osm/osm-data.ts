import { PbfReader } from "pbf";
import type { GeoBounds } from "../../coordinates/geo-point.ts";
import type { OsmTags } from "../classify-osm.ts";
import { type Inflate, OsmFileError, osmBlocks } from "./osm-blobs.ts";

/** A way: a line of nodes. */
export interface OsmWay {
  readonly tags: OsmTags;
  readonly nodes: Float64Array;
}

/** A relation that makes an area of ways. */
export interface OsmRelation {
  readonly tags: OsmTags;
  readonly members: readonly { readonly way: number; readonly isInner: boolean }[];
}

/** A node that has tags. */
export interface OsmNode {
  readonly tags: OsmTags;
  readonly lon: number;
  readonly lat: number;
}

/** Content of a file of OpenStreetMap, as far as a street map is made of it. */
export interface OsmData {
  /** Ids of nodes, in order, with their places. */
  readonly ids: Float64Array;
  readonly lons: Float64Array;
  readonly lats: Float64Array;
  readonly ways: ReadonlyMap<number, OsmWay>;
  readonly relations: readonly OsmRelation[];
  readonly named: readonly OsmNode[];
  /** Box of what is in it: as the file says it, else that of its nodes; `null` without any. */
  readonly bounds: GeoBounds | null;
}

/** Most of each: a city of a million people has a third. */
const MOST = {
  nodes: 8_000_000,
  ways: 1_000_000,
  wayNodes: 12_000_000,
  relations: 60_000,
  members: 600_000,
  named: 200_000,
};

/** Features of a file that are read. */
const FEATURES = new Set(["OsmSchema-V0.6", "DenseNodes"]);

const NANO = 1e-9;

interface Group {
  readonly kind: "node" | "dense" | "way" | "relation";
  readonly bytes: Uint8Array;
}

interface Block {
  readonly strings: string[];
  readonly groups: Uint8Array[];
  granularity: number;
  lonOffset: number;
  latOffset: number;
}

/** Columns of nodes that grow. */
interface NodeColumns {
  ids: Float64Array;
  lons: Float64Array;
  lats: Float64Array;
  count: number;
}

interface Reading {
  readonly nodes: NodeColumns;
  readonly ways: Map<number, OsmWay>;
  readonly relations: OsmRelation[];
  readonly named: OsmNode[];
  wayNodes: number;
  members: number;
}

function requireFewer(count: number, most: number): void {
  if (count > most) throw new OsmFileError("tiene más de lo que cabe en un mapa: recorta la zona (osmium extract)");
}

function addNode(nodes: NodeColumns, id: number, lon: number, lat: number): void {
  requireFewer(nodes.count + 1, MOST.nodes);
  if (nodes.count === nodes.ids.length)
    for (const name of ["ids", "lons", "lats"] as const) {
      const larger = new Float64Array(nodes.count * 2);
      larger.set(nodes[name]);
      nodes[name] = larger;
    }
  nodes.ids[nodes.count] = id;
  nodes.lons[nodes.count] = lon;
  nodes.lats[nodes.count] = lat;
  nodes.count += 1;
}

interface Header {
  readonly features: string[];
  /** West, east, north and south, by the numbers of their fields. */
  readonly sides: Map<number, number>;
}

function headerOf(bytes: Uint8Array): Header {
  const header: Header = { features: [], sides: new Map() };
  return new PbfReader(bytes).readFields((tag, into: Header, pbf) => {
    if (tag === 4) into.features.push(pbf.readString());
    else if (tag === 1)
      pbf.readMessage((side, sides: Map<number, number>, reader) => {
        sides.set(side, reader.readSVarint() * NANO);
      }, into.sides);
  }, header);
}

/** Box that a header names, where it names one. */
function boundsIn({ sides }: Header): GeoBounds | null {
  const [west, east, north, south] = [1, 2, 3, 4].map((side) => sides.get(side));
  if (west === undefined || east === undefined || north === undefined || south === undefined) return null;
  return west < east && south < north ? [west, south, east, north] : null;
}

function boundsOfNodes({ lons, lats, count }: NodeColumns): GeoBounds | null {
  if (count === 0) return null;
  const box: [number, number, number, number] = [180, 90, -180, -90];
  for (let at = 0; at < count; at += 1) {
    const [lon, lat] = [lons[at] ?? 0, lats[at] ?? 0];
    box[0] = Math.min(box[0], lon);
    box[1] = Math.min(box[1], lat);
    box[2] = Math.max(box[2], lon);
    box[3] = Math.max(box[3], lat);
  }
  return box;
}

function readBlock(bytes: Uint8Array): Block {
  const block: Block = { strings: [], groups: [], granularity: 100, lonOffset: 0, latOffset: 0 };
  return new PbfReader(bytes).readFields((tag, into: Block, pbf) => {
    if (tag === 1)
      pbf.readMessage((inner, strings: string[], reader) => {
        if (inner === 1) strings.push(reader.readString());
      }, into.strings);
    else if (tag === 2) into.groups.push(pbf.readBytes());
    else if (tag === 17) into.granularity = pbf.readVarint();
    else if (tag === 19) into.latOffset = pbf.readVarint(true);
    else if (tag === 20) into.lonOffset = pbf.readVarint(true);
  }, block);
}

const KINDS: Readonly<Record<number, Group["kind"]>> = { 1: "node", 2: "dense", 3: "way", 4: "relation" };

function groupsOf(bytes: Uint8Array): readonly Group[] {
  const found: Group[] = [];
  return new PbfReader(bytes).readFields((tag, into: Group[], pbf) => {
    const kind = KINDS[tag];
    if (kind !== undefined) into.push({ kind, bytes: pbf.readBytes() });
  }, found);
}

/** Tags that a street map asks for: all others are left where they are. */
const KEPT_KEYS = new Set([
  ...["highway", "railway", "waterway", "route", "aeroway", "area", "service", "bridge", "tunnel", "name", "name:es"],
  ...["building", "natural", "leisure", "landuse", "man_made", "amenity", "tourism", "place", "type"],
]);

function tagsOf(keys: readonly number[], values: readonly number[], strings: readonly string[]): OsmTags {
  const tags: Record<string, string> = {};
  for (const [at, key] of keys.entries()) {
    const [name, value] = [strings[key], strings[values[at] ?? -1]];
    if (name !== undefined && value !== undefined && KEPT_KEYS.has(name)) tags[name] = value;
  }
  return tags;
}

const isNamed = (tags: OsmTags) =>
  (tags.name ?? tags["name:es"]) !== undefined && (tags.place !== undefined || tags.railway === "station");

function keepNamed(reading: Reading, node: OsmNode): void {
  if (!isNamed(node.tags)) return;
  requireFewer(reading.named.length + 1, MOST.named);
  reading.named.push(node);
}

interface Dense {
  ids: number[];
  lats: number[];
  lons: number[];
  tags: number[];
}

function readDense(bytes: Uint8Array, { strings, granularity, lonOffset, latOffset }: Block, reading: Reading): void {
  const empty: Dense = { ids: [], lats: [], lons: [], tags: [] };
  const { ids, lats, lons, tags } = new PbfReader(bytes).readFields((tag, into: Dense, pbf) => {
    if (tag === 1) pbf.readPackedSVarint(into.ids);
    else if (tag === 8) pbf.readPackedSVarint(into.lats);
    else if (tag === 9) pbf.readPackedSVarint(into.lons);
    else if (tag === 10) pbf.readPackedVarint(into.tags);
  }, empty);
  let [id, lat, lon, tagAt] = [0, 0, 0, 0];
  for (const [at, step] of ids.entries()) {
    id += step;
    lat += lats[at] ?? 0;
    lon += lons[at] ?? 0;
    const place = { lon: (lonOffset + granularity * lon) * NANO, lat: (latOffset + granularity * lat) * NANO };
    addNode(reading.nodes, id, place.lon, place.lat);
    const [keys, values]: [number[], number[]] = [[], []];
    while (tagAt < tags.length && tags[tagAt] !== 0) {
      keys.push(tags[tagAt] ?? 0);
      values.push(tags[tagAt + 1] ?? 0);
      tagAt += 2;
    }
    tagAt += 1;
    if (keys.length > 0) keepNamed(reading, { ...place, tags: tagsOf(keys, values, strings) });
  }
}

interface Thing {
  id: number;
  keys: number[];
  values: number[];
  refs: number[];
  roles: number[];
  types: number[];
  lat: number;
  lon: number;
}

/** Reads a node, a way or a relation, whose fields have the same numbers. */
function readThing(bytes: Uint8Array, kind: Group["kind"]): Thing {
  const empty: Thing = { id: 0, keys: [], values: [], refs: [], roles: [], types: [], lat: 0, lon: 0 };
  return new PbfReader(bytes).readFields((tag, into: Thing, pbf) => {
    if (tag === 1) into.id = kind === "node" ? pbf.readSVarint() : pbf.readVarint(true);
    else if (tag === 2) pbf.readPackedVarint(into.keys);
    else if (tag === 3) pbf.readPackedVarint(into.values);
    else if (tag === 8 && kind === "node") into.lat = pbf.readSVarint();
    else if (tag === 9 && kind === "node") into.lon = pbf.readSVarint();
    else if (tag === 8 && kind === "way") pbf.readPackedSVarint(into.refs);
    else if (tag === 8) pbf.readPackedVarint(into.roles);
    else if (tag === 9 && kind === "relation") pbf.readPackedSVarint(into.refs);
    else if (tag === 10 && kind === "relation") pbf.readPackedVarint(into.types);
  }, empty);
}

function summed(steps: readonly number[]): Float64Array {
  const ids = new Float64Array(steps.length);
  let id = 0;
  for (const [at, step] of steps.entries()) {
    id += step;
    ids[at] = id;
  }
  return ids;
}

const WAY = 1;

function keepRelation({ refs, roles, types }: Thing, tags: OsmTags, { strings }: Block, reading: Reading): void {
  if (tags.type !== "multipolygon") return;
  reading.members += refs.length;
  requireFewer(reading.relations.length + 1, MOST.relations);
  requireFewer(reading.members, MOST.members);
  const ids = summed(refs);
  const members = [...ids].flatMap((way, at) =>
    types[at] === WAY ? [{ way, isInner: strings[roles[at] ?? 0] === "inner" }] : [],
  );
  reading.relations.push({ tags, members });
}

function keepNode({ id, lon, lat }: Thing, tags: OsmTags, block: Block, reading: Reading): void {
  const { granularity, lonOffset, latOffset } = block;
  const place = { lon: (lonOffset + granularity * lon) * NANO, lat: (latOffset + granularity * lat) * NANO };
  addNode(reading.nodes, id, place.lon, place.lat);
  keepNamed(reading, { tags, ...place });
}

function keepWay({ id, refs }: Thing, tags: OsmTags, reading: Reading): void {
  reading.wayNodes += refs.length;
  requireFewer(reading.ways.size + 1, MOST.ways);
  requireFewer(reading.wayNodes, MOST.wayNodes);
  reading.ways.set(id, { tags, nodes: summed(refs) });
}

function keep({ kind, bytes }: Group, block: Block, reading: Reading): void {
  if (kind === "dense") readDense(bytes, block, reading);
  else {
    const thing = readThing(bytes, kind);
    const tags = tagsOf(thing.keys, thing.values, block.strings);
    if (kind === "node") keepNode(thing, tags, block, reading);
    else if (kind === "way") keepWay(thing, tags, reading);
    else keepRelation(thing, tags, block, reading);
  }
}

/** Columns in the order of their ids, in which files mostly are already. */
function inOrder({ ids, lons, lats, count }: NodeColumns): Pick<OsmData, "ids" | "lons" | "lats"> {
  const columns = { ids: ids.subarray(0, count), lons: lons.subarray(0, count), lats: lats.subarray(0, count) };
  const isSorted = columns.ids.every((id, at) => at === 0 || id > (columns.ids[at - 1] ?? 0));
  if (isSorted) return columns;
  const order = Uint32Array.from(columns.ids.keys()).sort((a, b) => (columns.ids[a] ?? 0) - (columns.ids[b] ?? 0));
  const ordered = (column: Float64Array) => Float64Array.from(order, (at) => column[at] ?? 0);
  return { ids: ordered(columns.ids), lons: ordered(columns.lons), lats: ordered(columns.lats) };
}

const FIRST_ROOM = 1024;

/**
 * Reads a file of OpenStreetMap (`.osm.pbf`) of a small area.
 *
 * @throws {OsmFileError} In Spanish: when it is none, is broken, or has more than a map may have.
 * @see https://wiki.openstreetmap.org/wiki/PBF_Format
 */
export function readOsmData(file: Uint8Array, inflate: Inflate): OsmData {
  const room = () => new Float64Array(FIRST_ROOM);
  const reading: Reading = {
    nodes: { ids: room(), lons: room(), lats: room(), count: 0 },
    ...{ ways: new Map(), relations: [], named: [], wayNodes: 0, members: 0 },
  };
  let bounds: GeoBounds | null = null;
  for (const { type, bytes } of osmBlocks(file, inflate)) {
    if (type === "OSMHeader") {
      const header = headerOf(bytes);
      const unknown = header.features.find((feature) => !FEATURES.has(feature));
      if (unknown !== undefined) throw new OsmFileError(`pide algo que aquí no se lee (${unknown.slice(0, 60)})`);
      bounds = boundsIn(header);
    }
    if (type !== "OSMData") continue;
    const block = readBlock(bytes);
    for (const group of block.groups) for (const part of groupsOf(group)) keep(part, block, reading);
  }
  const { ways, relations, named } = reading;
  return { ...inOrder(reading.nodes), ways, relations, named, bounds: bounds ?? boundsOfNodes(reading.nodes) };
}

import { deflateSync } from "node:zlib";
import type { Position } from "geojson";
import { PbfWriter } from "pbf";
import { inventedTown, type TownThing } from "./invented-town.ts";

/** Degrees of a unit of a place, and units of a nanodegree. */
const UNITS_PER_DEGREE = 1e7;
const NANO_PER_DEGREE = 1e9;

/** Nodes of a block: as many as most programs write. */
const NODES_PER_BLOCK = 8000;

interface Node {
  readonly id: number;
  readonly lon: number;
  readonly lat: number;
  readonly tags: TownThing["tags"];
}

interface Way {
  readonly id: number;
  readonly nodes: readonly number[];
  readonly tags: TownThing["tags"];
}

interface Relation {
  readonly id: number;
  readonly members: readonly { readonly way: number; readonly role: string }[];
  readonly tags: TownThing["tags"];
}

interface Things {
  readonly nodes: Node[];
  readonly ways: Way[];
  readonly relations: Relation[];
}

const units = (degrees: number | undefined) => Math.round((degrees ?? 0) * UNITS_PER_DEGREE);

/** Turns the town into nodes, ways and relations, as people draw them: one node where two ways meet, an area with a hole of two ways. */
function thingsOfTown(): Things {
  const things: Things = { nodes: [], ways: [], relations: [] };
  const at = new Map<string, number>();
  const FIRST_ID = 6_000_000_000;
  function nodeAt([lon, lat]: Position, tags: TownThing["tags"] = {}): number {
    const key = `${units(lon)} ${units(lat)} ${Object.keys(tags).length > 0}`;
    const known = at.get(key);
    if (known !== undefined) return known;
    const id = FIRST_ID + things.nodes.length * 3;
    at.set(key, id);
    things.nodes.push({ id, lon: units(lon), lat: units(lat), tags });
    return id;
  }
  function addWay(positions: readonly Position[], tags: TownThing["tags"]): number {
    const id = 500 + things.ways.length * 2;
    things.ways.push({ id, nodes: positions.map((position) => nodeAt(position)), tags });
    return id;
  }
  for (const { tags, geometry } of inventedTown) {
    if (geometry.type === "Point") nodeAt(geometry.coordinates, tags);
    if (geometry.type === "LineString") addWay(geometry.coordinates, tags);
    if (geometry.type !== "Polygon") continue;
    const [outer = [], ...holes] = geometry.coordinates;
    if (holes.length === 0) {
      addWay(outer, tags);
      continue;
    }
    const half = Math.floor(outer.length / 2);
    // The outline is of two ways, one of them drawn the other way round.
    const members = [
      { way: addWay(outer.slice(0, half + 1), {}), role: "outer" },
      { way: addWay(outer.slice(half).toReversed(), {}), role: "outer" },
      ...holes.map((hole) => ({ way: addWay(hole, {}), role: "inner" })),
    ];
    things.relations.push({ id: 90 + things.relations.length, members, tags: { ...tags, type: "multipolygon" } });
  }
  return things;
}

function blob(type: string, block: Uint8Array, isPacked: boolean): Buffer {
  const body = new PbfWriter();
  if (isPacked) {
    body.writeVarintField(2, block.length);
    body.writeBytesField(3, deflateSync(block));
  } else body.writeBytesField(1, block);
  const bytes = body.finish();
  const head = new PbfWriter();
  head.writeStringField(1, type);
  head.writeVarintField(3, bytes.length);
  const header = head.finish();
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  return Buffer.concat([length, header, bytes]);
}

/** Texts of a block, each once; the first stands for the end of the tags of a node. */
function stringTable() {
  const texts = [""];
  return {
    texts,
    of(text: string): number {
      const known = texts.indexOf(text);
      return known > 0 ? known : texts.push(text) - 1;
    },
  };
}
type Strings = ReturnType<typeof stringTable>;

const steps = (values: readonly number[]) => values.map((value, at) => value - (values[at - 1] ?? 0));

function writeTags(writer: PbfWriter, tags: TownThing["tags"], strings: Strings): void {
  const pairs = Object.entries(tags);
  writer.writePackedVarint(
    2,
    pairs.map(([key]) => strings.of(key)),
  );
  writer.writePackedVarint(
    3,
    pairs.map(([, value]) => strings.of(value)),
  );
}

function dense(nodes: readonly Node[], strings: Strings): Uint8Array {
  const writer = new PbfWriter();
  writer.writePackedSVarint(1, steps(nodes.map(({ id }) => id)));
  writer.writePackedSVarint(8, steps(nodes.map(({ lat }) => lat)));
  writer.writePackedSVarint(9, steps(nodes.map(({ lon }) => lon)));
  const tags = nodes.flatMap((node) => [
    ...Object.entries(node.tags).flatMap(([key, value]) => [strings.of(key), strings.of(value)]),
    0,
  ]);
  writer.writePackedVarint(10, tags);
  return writer.finish();
}

function way({ id, nodes, tags }: Way, strings: Strings): Uint8Array {
  const writer = new PbfWriter();
  writer.writeVarintField(1, id);
  writeTags(writer, tags, strings);
  writer.writePackedSVarint(8, steps(nodes));
  return writer.finish();
}

function relation({ id, members, tags }: Relation, strings: Strings): Uint8Array {
  const writer = new PbfWriter();
  writer.writeVarintField(1, id);
  writeTags(writer, tags, strings);
  writer.writePackedVarint(
    8,
    members.map(({ role }) => strings.of(role)),
  );
  writer.writePackedSVarint(9, steps(members.map(({ way: member }) => member)));
  writer.writePackedVarint(
    10,
    members.map(() => 1),
  );
  return writer.finish();
}

/** A block of things of one kind. @param field - Of its group: 2 for dense nodes, 3 for ways, 4 for relations. */
function block(field: number, things: (strings: Strings) => readonly Uint8Array[]): Uint8Array {
  const strings = stringTable();
  const group = new PbfWriter();
  for (const thing of things(strings)) group.writeBytesField(field, thing);
  const table = new PbfWriter();
  for (const text of strings.texts) table.writeStringField(1, text);
  const writer = new PbfWriter();
  writer.writeBytesField(1, table.finish());
  writer.writeBytesField(2, group.finish());
  return writer.finish();
}

function header(nodes: readonly Node[]): Uint8Array {
  const nano = (units: number) => (units * NANO_PER_DEGREE) / UNITS_PER_DEGREE;
  const [lons, lats] = [nodes.map(({ lon }) => lon), nodes.map(({ lat }) => lat)];
  const box = new PbfWriter();
  for (const [at, side] of [Math.min(...lons), Math.max(...lons), Math.max(...lats), Math.min(...lats)].entries())
    box.writeSVarintField(at + 1, nano(side));
  const writer = new PbfWriter();
  writer.writeBytesField(1, box.finish());
  for (const feature of ["OsmSchema-V0.6", "DenseNodes"]) writer.writeStringField(4, feature);
  return writer.finish();
}

/**
 * The town as a file of OpenStreetMap.
 *
 * @see https://wiki.openstreetmap.org/wiki/PBF_Format
 */
export function townOsm(): Buffer {
  const { nodes, ways, relations } = thingsOfTown();
  const parts = Array.from({ length: Math.ceil(nodes.length / NODES_PER_BLOCK) }, (_, at) =>
    nodes.slice(at * NODES_PER_BLOCK, (at + 1) * NODES_PER_BLOCK),
  );
  return Buffer.concat([
    blob("OSMHeader", header(nodes), false),
    ...parts.map((part) =>
      blob(
        "OSMData",
        block(2, (strings) => [dense(part, strings)]),
        true,
      ),
    ),
    blob(
      "OSMData",
      block(3, (strings) => ways.map((one) => way(one, strings))),
      true,
    ),
    blob(
      "OSMData",
      block(4, (strings) => relations.map((one) => relation(one, strings))),
      true,
    ),
  ]);
}

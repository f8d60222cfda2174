import type { Block } from "./block.ts";

/** Gives another text for a file that is named at a path from the block. */
type MapFile = (source: string, path: string) => string;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Maps the text at the end of a path, `*` for each place of a list. What is not there stays as it is. */
function mappedAt(value: unknown, [key, ...rest]: readonly string[], at: string, map: MapFile): unknown {
  if (key === undefined) return typeof value === "string" ? map(value, at) : value;
  if (Array.isArray(value)) return value.map((item, place) => mappedAt(item, rest, `${at}.${place}`, map));
  return isObject(value) ? { ...value, [key]: mappedAt(value[key], rest, `${at}.${key}`, map) } : value;
}

function mappedIn(part: object, path: readonly string[], at: string, map: MapFile): object {
  const mapped = mappedAt(part, path, at, map);
  return isObject(mapped) ? mapped : part;
}

function mappedBlock(block: Block, path: string, map: MapFile): Block {
  const [part, ...inside] = path.split(".");
  if (part === "settings") return { ...block, settings: mappedIn(block.settings, inside, part, map) };
  const inData = inside.slice(2);
  const dataOf = (data: object, place: number) => mappedIn(data, inData, `steps.${place}.data`, map);
  return { ...block, steps: block.steps.map((step, place) => ({ ...step, data: dataOf(step.data, place) })) };
}

/** The block with another text for each file that it names. @param paths - Of its files, from the block: `steps.*.data.image`. */
export function mapFiles(block: Block, paths: readonly string[], map: MapFile): Block {
  let mapped = block;
  for (const path of paths) mapped = mappedBlock(mapped, path, map);
  return mapped;
}

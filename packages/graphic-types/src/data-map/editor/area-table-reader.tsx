import type { TableReading } from "@nv/tables";
import { tableReader } from "../../pasted-table/PastedTable.tsx";
import type { MapData } from "../map-parts.ts";
import type { MatchedList } from "./area-matcher-for.ts";
import type { ReadMapData } from "./read-map-data.ts";

/** A table that was read, with the areas of its rows. */
export interface ReadAreaTable extends ReadMapData {
  /** Column that seems to say the area of a row, and the one that seems to colour it; empty for none. */
  readonly place: string;
  readonly value: string;
}

async function loadFor(list: MatchedList) {
  const [{ matchedCodes, placeColumn, readMapData, valueColumn }, { matcherFor }] = await Promise.all([
    import("./read-map-data.ts"),
    import("./area-matcher-for.ts"),
  ]);
  const matcher = await matcherFor(list);
  return (text: string, _former: MapData, reading: TableReading): ReadAreaTable => {
    const read = readMapData(text, reading);
    if (read.data === null) return { ...read, place: "", value: "" };
    const place = placeColumn(read.data, matcher);
    const codes = place === "" ? [] : matchedCodes(read.data, place, matcher);
    return { ...read, data: { ...read.data, codes: [...codes] }, place, value: valueColumn(read.data, place) };
  };
}

/** Makes the way to the reader of tables of some areas. */
export const areaTableReader = (list: MatchedList) => tableReader<MapData, ReadAreaTable>(() => loadFor(list));

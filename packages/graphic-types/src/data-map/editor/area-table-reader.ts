import type { AreaList } from "@nv/geography";
import type { TableReading } from "@nv/tables";
import { tableReader } from "../../pasted-table/PastedTable.tsx";
import type { MapData } from "../map-parts.ts";
import type { ReadMapData } from "./read-map-data.ts";

/** A table that was read, with the areas of its rows. */
export interface ReadAreaTable extends ReadMapData {
  /** Column that seems to say the area of a row, and the one that seems to colour it; empty for none. */
  readonly place: string;
  readonly value: string;
}

async function loadFor(list: AreaList) {
  const [{ matchedCodes, placeColumn, readMapData, valueColumn }, { areaMatcherFor }] = await Promise.all([
    import("./read-map-data.ts"),
    import("./area-matcher-for.ts"),
  ]);
  const matcher = await areaMatcherFor(list);
  return (text: string, _former: MapData, reading: TableReading): ReadAreaTable => {
    const read = readMapData(text, reading);
    if (read.data === null) return { ...read, place: "", value: "" };
    const place = placeColumn(read.data, matcher);
    const codes = place === "" ? [] : matchedCodes(read.data, place, matcher);
    return { ...read, data: { ...read.data, codes: [...codes] }, place, value: valueColumn(read.data, place) };
  };
}

/** Ways to the reader of tables of each list of areas, each the same every time. */
export const AREA_TABLE_READERS = {
  provinces: tableReader<MapData, ReadAreaTable>(() => loadFor("provinces")),
  communities: tableReader<MapData, ReadAreaTable>(() => loadFor("communities")),
  municipalities: tableReader<MapData, ReadAreaTable>(() => loadFor("municipalities")),
  countries: tableReader<MapData, ReadAreaTable>(() => loadFor("countries")),
} as const;

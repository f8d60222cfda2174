import type { ShownArea, ShownNight } from "@nv/election-pages";
import { BYTE_ORDER_MARK, delimitedLine } from "@nv/tables";

const HEAD = ["circunscripcion", "nombre", "candidatura", "votos", "porcentaje", "escanos"];
const HUNDREDTH = 100;

/** Writes the count of all constituencies as a table for a spreadsheet, a line a list. */
export function countCsv({ total, constituencies, lists }: ShownNight): string {
  const rows = (area: ShownArea) =>
    area.lists.map(({ key, votes, pct, seats }) => [
      ...[area.code, area.name, lists.get(key)?.acronym ?? "Otras"],
      ...[votes, Math.round(pct * HUNDREDTH) / HUNDREDTH, seats],
    ]);
  return (
    BYTE_ORDER_MARK + [HEAD, ...[total, ...constituencies].flatMap(rows)].map((row) => delimitedLine(row)).join("")
  );
}

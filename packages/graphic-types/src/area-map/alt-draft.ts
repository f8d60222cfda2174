import { COMMUNITIES, PROVINCES } from "@nv/geography";
import { DESK_RULES, formatCount } from "@nv/spanish";
import { WORLD_PARTS } from "../data-map/draw/world-parts.ts";
import { AREA_NOUNS, areaName } from "../data-map/values/area-names.ts";
import { quantile } from "../data-map/values/class-limits.ts";
import { columnAt, valuedRows } from "../data-map/values/map-values.ts";
import { categoriesOf, valueWriter } from "../data-map/values/value-scale.ts";
import type { AreaMapConfig } from "./config.ts";
import { unitOf } from "./unit-of.ts";

/** Areas of one end that are named. */
const MOST_NAMED = 3;

function whereOf({ kind, within }: AreaMapConfig["areas"]): string {
  if (kind === "countries") return WORLD_PARTS[within]?.label ?? "el mundo";
  const [list, code] = [within.startsWith("p") ? PROVINCES : COMMUNITIES, within.slice(1)];
  return (within === "" ? undefined : list.find((one) => one.code === code)?.name) ?? "España";
}

const listed = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} y ${names.at(-1) ?? ""}`;

/** An alternative text to begin with: the ends of a map and its middle, or how many areas are of each category. @returns Empty without a value. */
export function altDraft(config: AreaMapConfig): string {
  const { data, value, scale, areas, place } = config;
  const [, several] = AREA_NOUNS[areas.kind];
  const at = Math.max(0, columnAt(data, place));
  const rows = valuedRows(data, value, scale === "categories");
  const about = `Mapa de ${whereOf(areas)} por ${several}: ${value.trim().toLowerCase()}.`;
  if (scale === "categories") {
    const values = rows.map((row) => row.value);
    const counts = categoriesOf(values).map((name) => {
      const count = values.filter((one) => one.kind === "text" && one.text === name).length;
      return `${name}, en ${count}`;
    });
    return counts.length === 0 ? "" : `${about} ${listed(counts)}.`;
  }
  const write = valueWriter({ ...config, unit: unitOf(config) }, DESK_RULES);
  const figures = rows
    .flatMap((row) => (row.value.kind === "number" ? [{ row, value: row.value.value }] : []))
    .toSorted((a, b) => b.value - a.value);
  const [most] = figures;
  if (most === undefined) return "";
  const told = (some: typeof figures) =>
    listed(
      some.map(
        ({ row, value: own }) => `${areaName(areas.kind, row.code, data.rows[row.at]?.[at] ?? "")} (${write(own)})`,
      ),
    );
  const middle = quantile(
    figures.map((one) => one.value).toSorted((a, b) => a - b),
    0.5,
  );
  if (figures.length <= MOST_NAMED * 2) return `${about} De más a menos: ${told(figures)}.`;
  const missing = rows.length - figures.length;
  const gaps = missing === 0 ? "" : ` Sin dato: ${formatCount(missing, "área", "áreas", "feminine")}.`;
  return `${about} Los valores más altos: ${told(figures.slice(0, MOST_NAMED))}. Los más bajos: ${told(figures.slice(-MOST_NAMED).toReversed())}. La mitad está por encima de ${write(middle)}.${gaps}`;
}

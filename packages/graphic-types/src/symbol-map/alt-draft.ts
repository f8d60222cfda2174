import { DESK_RULES, formatCount } from "@nv/spanish";
import { columnAt, numberValue } from "../data-map/values/map-values.ts";
import { valueWriter } from "../data-map/values/value-scale.ts";
import type { SymbolMapConfig } from "./config.ts";
import { citedSymbols } from "./told-symbols.ts";

/** Places that are named. */
const MOST_NAMED = 5;

/** An alternative text to begin with: how many symbols there are, and the largest. @returns Empty without a value. */
export function altDraft(config: SymbolMapConfig): string {
  const { data, size, unit } = config;
  const at = columnAt(data, size);
  const own = unit || (data.columns[at]?.unit ?? "");
  const write = valueWriter({ ...config, unit: own }, DESK_RULES);
  const names = citedSymbols(config).rows.map(({ label }) => label);
  const found = data.rows
    .flatMap((cells, row) => {
      const read = numberValue(cells[at] ?? "");
      return read.kind === "number" ? [{ name: names[row] ?? "", value: read.value }] : [];
    })
    .toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value));
  if (found.length === 0) return "";
  const told = found
    .slice(0, MOST_NAMED)
    .map(({ name, value }) => `${name} (${write(value)}${own === "" || own === "%" ? "" : ` ${own}`})`);
  return `Mapa con un círculo en ${formatCount(found.length, "lugar", "lugares", "masculine")}, tan grande como su dato: ${size.trim().toLowerCase()}. ${found.length > MOST_NAMED ? "Los mayores" : "De más a menos"}: ${told.join(", ")}.`;
}

import type { ElectoralLaw } from "@nv/contracts/schemas";

/**
 * Spain's members of the European Parliament: one constituency, D'Hondt, no threshold.
 *
 * @see LOREG, articles 214 to 216 (BOE-A-1985-11672); European Council Decision (EU) 2023/2061, which gives Spain 61
 */
export const EUROPEAN_PARLIAMENT_2024: ElectoralLaw = {
  key: "parlamento-europeo-2024",
  name: "Parlamento Europeo",
  source: "LOREG, artículos 214 a 216; Decisión (UE) 2023/2061 del Consejo Europeo",
  sourceUrl: "https://www.boe.es/buscar/act.php?id=BOE-A-1985-11672",
  rule: "dhondt",
  thresholds: [],
  constituencies: [{ code: "total", name: "España", seats: 61 }],
};

import type { LocatorConfig } from "./config.ts";

/** An alternative text that tells no place. */
const BARE = /^mapa(?: de situación| de españa| del mundo)?\.?$/i;

/** Lists what a reader of a map would miss: marks that name nothing, a text that tells no place. */
export function locatorDoubts({ marks }: Pick<LocatorConfig, "marks">, altText: string): readonly string[] {
  const unnamed = marks.filter(({ label, detail, kind }) => label === "" && detail === "" && kind !== "number").length;
  return [
    ...(unnamed === 1 ? ["Una marca no tiene rótulo: el lector no sabe qué señala."] : []),
    ...(unnamed > 1 ? [`${unnamed} marcas no tienen rótulo: el lector no sabe qué señalan.`] : []),
    ...(BARE.test(altText.trim()) ? ["El texto alternativo no dice qué lugar se ve."] : []),
  ];
}

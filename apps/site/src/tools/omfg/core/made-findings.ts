import type { MadeMap } from "@nv/contracts/schemas";
import { formatNumber, formatPercent } from "@nv/spanish";
import { advice, type Finding, fault, fine } from "@nv/ui/finding";

const many = (count: number, one: string, others: string) => `${formatNumber(count)} ${count === 1 ? one : others}`;

/** Keys that a sentence names; of more, it says how many others there are. */
const NAMED = 40;

function named(names: readonly string[]): string {
  const more = names.length - NAMED;
  return `${names.slice(0, NAMED).join(", ")}${more > 0 ? ` y ${formatNumber(more)} más` : ""}`;
}

/** Names the elements without a shape in their file: no map can paint them. */
function shapelessFinding(shapeless: readonly string[]): readonly Finding[] {
  if (shapeless.length === 0) return [];
  const who = many(shapeless.length, "elemento viene", "elementos vienen");
  return [
    fault(
      `${who} sin forma, o con un contorno que no encierra nada (una línea, o un lazo cuyas dos mitades se anulan): ${named(shapeless)}. No se pintan: corrígelos en el archivo si hacen falta.`,
    ),
  ];
}

/** Areas whose outline crossed itself. */
function untwistedFinding(untwisted: readonly string[]): readonly Finding[] {
  if (untwisted.length === 0) return [];
  const who = many(untwisted.length, "área tenía", "áreas tenían");
  return [
    advice(
      `${who} un contorno que se cruza consigo mismo, como un lazo: ${named(untwisted)}. Se quedan todos sus trozos; mira si son los que deben.`,
    ),
  ];
}

/** The areas that are no longer there, by their keys: whoever has them in a table paints nothing. */
function lostFinding(lost: readonly string[]): readonly Finding[] {
  if (lost.length === 0) return [];
  const what = `${lost.length === 1 ? "Desaparece" : "Desaparecen"} ${many(lost.length, "área", "áreas")} al limpiar`;
  return [
    fault(
      `${what}, por no tener superficie o por estar debajo de otra: ${named(lost)}. Lo que tu tabla diga de ellas no se pintará.`,
    ),
  ];
}

/** Lists the findings on what was done to a map's shapes, for the person who publishes it. */
export function madeFindings(made: MadeMap): readonly Finding[] {
  const { features, featuresBefore, lost, shapeless, untwisted, keptRatio, slivers, repaired, crossings } = made;
  const findings: Finding[] = [];
  if (keptRatio === 1)
    findings.push(
      fine(
        `Cabía entero: ${features === featuresBefore && lost.length === 0 ? "no se ha quitado ningún punto" : "no se ha simplificado ninguna línea"}.`,
      ),
    );
  else
    findings.push(
      fine(
        `Quedan ${formatNumber(made.vertices)} de ${formatNumber(made.verticesBefore)} puntos (el ${formatPercent((100 * made.vertices) / Math.max(1, made.verticesBefore), { decimals: 1 })}).${features === featuresBefore && lost.length === 0 ? " No desaparece ningún elemento." : ""}`,
      ),
    );
  if (features !== featuresBefore)
    findings.push(advice(`De ${many(featuresBefore, "elemento", "elementos")} quedan ${formatNumber(features)}.`));
  findings.push(...shapelessFinding(shapeless), ...untwistedFinding(untwisted));
  findings.push(...lostFinding(lost.filter((one) => !shapeless.includes(one))));
  if (slivers > 0)
    findings.push(
      advice(`${many(slivers, "rendija o solape cerrado", "rendijas o solapes cerrados")} entre áreas vecinas.`),
    );
  if (repaired > 0) findings.push(fine(`${many(repaired, "cruce de líneas reparado", "cruces de líneas reparados")}.`));
  if (crossings > 0)
    findings.push(
      advice(
        `${many(crossings, "cruce de líneas no se ha podido", "cruces de líneas no se han podido")} reparar: mira el detalle, o dale más peso.`,
      ),
    );
  if (slivers + repaired + crossings + untwisted.length === 0)
    findings.push(fine("Ni rendijas entre áreas ni líneas que se crucen."));
  if (made.joined !== null)
    findings.push(fine(`${many(made.joined, "fila de la tabla unida", "filas de la tabla unidas")}.`));
  return [...findings, ...made.notes.map(advice)];
}

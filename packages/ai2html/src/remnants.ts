import type { Drawing } from "./drawing.ts";
import { type Ai2HtmlFinding, advice, fault } from "./finding.ts";
import type { Ai2HtmlUse } from "./use.ts";

/** Largest ratio of the sides of a drawing, whichever is longer: a longer one is a strip that somebody forgot. */
export const MOST_RATIO = 50;

/** A strip that nobody draws on purpose. */
const isRemnant = ({ ratio }: Drawing) => ratio !== null && !(ratio > 1 / MOST_RATIO && ratio < MOST_RATIO);

function sizeOf({ widthPx, ratio }: Drawing): string {
  if (widthPx === null || ratio === null) return "es una tira";
  return `mide ${widthPx} × ${Math.max(1, Math.round(widthPx / ratio))} px`;
}

/** Drawings without the remnants that somebody forgot in the file. */
interface Swept {
  readonly drawings: readonly Drawing[];
  readonly findings: readonly Ai2HtmlFinding[];
}

/**
 * Leaves out the strips that somebody forgot, and says so. One that passes by may be long: there, and where nothing else is drawn, a strip
 * is a fault.
 */
export function withoutRemnants(drawings: readonly Drawing[], use: Ai2HtmlUse): Swept {
  const remnants = drawings.filter(isRemnant);
  if (remnants.length === 0) return { drawings, findings: [] };
  const isLeftOut = use !== "wide" && remnants.length < drawings.length;
  const findings = remnants.map((drawing) => {
    const what = `«${drawing.name}» ${sizeOf(drawing)}: parece un resto`;
    return isLeftOut
      ? advice(`${what} y se deja fuera. Si es del gráfico, corrige su mesa en Illustrator; si no, bórrala.`)
      : fault(`${what}, y no se puede publicar así. Borra esa mesa en Illustrator, o corrige su tamaño.`);
  });
  return { drawings: isLeftOut ? drawings.filter((drawing) => !isRemnant(drawing)) : drawings, findings };
}

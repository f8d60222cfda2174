import type { SignOffView } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";

/** Writes how the sign-off of a piece stands, in sentences. @returns The first is what matters most. */
export function signOffSentences({ isFree, asked, given, lost, refusal }: SignOffView): readonly string[] {
  if (given !== null && isFree)
    return [`Visto bueno de ${given.by}, ${formatMoment(given.atMs)}: se puede publicar mientras nadie la cambie.`];
  if (isFree) return ["Los lectores tienen ya lo mismo: volver a publicarlo no pide otro visto bueno."];
  const wanted =
    asked === null
      ? ""
      : `${asked.by} lo ha pedido${asked.of === "" ? "" : ` a ${asked.of}`}, ${formatMoment(asked.atMs)}.`;
  return [
    "Falta el visto bueno de otra persona: esto se publica entre dos.",
    lost,
    wanted,
    asked === null || asked.note === "" ? "" : `«${asked.note}»`,
    refusal === "" ? "Puedes darlo tú: no has escrito nada de esta versión." : refusal,
  ].filter((sentence) => sentence !== "");
}

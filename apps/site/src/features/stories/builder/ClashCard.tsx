import { Button } from "@nv/ui";
import type { ReactNode } from "react";
import { bothTexts } from "../../../pieces/core/both-texts";
import type { AtClash, DraftConflict } from "../../../records/core/saved-draft";

interface Props {
  readonly conflict: DraftConflict;
  /** Name of who wrote in the same place. */
  readonly by: string;
  readonly onDecide: (choice: AtClash) => void;
}

/** Both texts of a place in which two people wrote at once, beside each other, and whose stays. */
export function ClashCard({ conflict: { field, label, theirs, mine }, by, onDecide }: Props): ReactNode {
  const hasBoth = bothTexts(field, theirs, mine) !== null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: two texts and their orders are no fields
    <div className="nv-clash nv-stack-2" role="group" aria-label={`${label}: lo de ${by} y lo tuyo`}>
      <p className="nv-flush nv-small">
        <strong>{label}</strong>. {by} ha escrito en el mismo sitio que tú. Lo tuyo sigue aquí, sin guardar todavía; lo
        demás se sigue guardando.
      </p>
      <div className="nv-clash__sides">
        <p className="nv-clash__side nv-flush">
          <span className="nv-label">{by}</span>
          <span>{theirs || "(vacío)"}</span>
        </p>
        <p className="nv-clash__side nv-flush">
          <span className="nv-label">Tú</span>
          <span>{mine || "(vacío)"}</span>
        </p>
      </div>
      <div className="nv-row">
        {hasBoth && <Button onClick={() => onDecide("both")}>Quedarme con los dos textos</Button>}
        <Button onClick={() => onDecide("mine")}>Quedarme con lo mío</Button>
        <Button onClick={() => onDecide("theirs")}>Quedarme con lo guardado</Button>
      </div>
    </div>
  );
}

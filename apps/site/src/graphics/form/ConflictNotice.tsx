import { Button } from "@nv/ui";
import type { ReactNode } from "react";
import { ScrollingTable } from "../../doc/ScrollingTable";
import type { DraftConflict } from "../core/graphic-draft";
import { Notice } from "../Notice";

interface Props {
  /** Who saved meanwhile. */
  readonly by: string;
  readonly conflicts: readonly DraftConflict[];
  readonly isBusy: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Two people changed the same graphic: shows both sides and lets the second one choose. Nothing is lost before that. */
export function ConflictNotice({ by, conflicts, isBusy, onKeepMine, onTakeTheirs }: Props): ReactNode {
  return (
    <Notice tone="wrong">
      <p>{by} ha guardado cambios mientras editabas. Lo tuyo sigue aquí, sin guardar todavía.</p>
      {conflicts.length === 0 ? (
        <p>No habéis tocado los mismos campos: al guardar se quedan los cambios de los dos.</p>
      ) : (
        <ScrollingTable>
          <thead>
            <tr>
              <th scope="col">Campo</th>
              <th scope="col">Guardado ahora</th>
              <th scope="col">Lo tuyo</th>
            </tr>
          </thead>
          <tbody>
            {conflicts.map(({ label, theirs, mine }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{theirs || "(vacío)"}</td>
                <td>{mine || "(vacío)"}</td>
              </tr>
            ))}
          </tbody>
        </ScrollingTable>
      )}
      <div className="nv-row">
        <Button rank="main" disabled={isBusy} onClick={onKeepMine}>
          {conflicts.length === 0 ? "Guardar los dos cambios" : "Guardar lo mío encima"}
        </Button>
        <Button disabled={isBusy} onClick={onTakeTheirs}>
          Quedarme con lo guardado
        </Button>
      </div>
    </Notice>
  );
}

import type { ReactNode } from "react";
import { Button } from "../Button/Button.tsx";
import { Notice } from "../Notice/Notice.tsx";

/** A field that two people changed in different ways. */
interface FieldConflict {
  /** Name of the field. */
  readonly label: string;
  /** Value that is saved now. */
  readonly theirs: string;
  /** Value that was typed here. */
  readonly mine: string;
}

export interface ConflictNoticeProps {
  /** Account of what happened: who saved what meanwhile, and that nothing is lost. */
  readonly children: ReactNode;
  /** Empty when nobody touched the same fields. */
  readonly conflicts: readonly FieldConflict[];
  readonly isBusy: boolean;
  /** Label of the order that keeps mine, where what is kept is saved by itself. */
  readonly keepMine?: string;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  /** Keeps the texts of both; left out where nobody can have both. */
  readonly onKeepBoth?: () => void;
}

/** Two people changed the same thing: shows both sides and lets the second one choose. Nothing is lost before that. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const {
    children,
    conflicts,
    isBusy,
    keepMine = "Guardar lo mío encima",
    onKeepMine,
    onTakeTheirs,
    onKeepBoth,
  } = props;
  return (
    <Notice tone="wrong">
      <p>{children}</p>
      {conflicts.length === 0 ? (
        <p>No habéis tocado los mismos campos: al guardar se quedan los cambios de los dos.</p>
      ) : (
        <table className="nv-conflict">
          <thead>
            <tr>
              <th scope="col">Campo</th>
              <th scope="col">Guardado ahora</th>
              <th scope="col">Lo tuyo</th>
            </tr>
          </thead>
          <tbody>
            {conflicts.map(({ label, theirs, mine }) => (
              <tr key={`${label} ${theirs}`}>
                <th scope="row">{label}</th>
                <td>{theirs || "(vacío)"}</td>
                <td>{mine || "(vacío)"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="nv-row">
        {onKeepBoth !== undefined && (
          <Button disabled={isBusy} onClick={onKeepBoth}>
            Quedarme con los dos textos
          </Button>
        )}
        <Button rank="main" disabled={isBusy} onClick={onKeepMine}>
          {conflicts.length === 0 ? "Guardar los dos cambios" : keepMine}
        </Button>
        <Button disabled={isBusy} onClick={onTakeTheirs}>
          Quedarme con lo guardado
        </Button>
      </div>
    </Notice>
  );
}

import { Button } from "@nv/ui";
import { Notice } from "../frame/Notice.tsx";
import { conflictsOf, type PersonValues } from "./core/person-form.ts";

export interface ConflictNoticeProps {
  /** What is saved now. */
  readonly saved: PersonValues;
  /** What was typed here. */
  readonly mine: PersonValues;
  readonly isBusy: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Two administrators changed the same person: shows both sides and lets the second one choose. Nothing is lost before that. */
export function ConflictNotice({ saved, mine, isBusy, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  return (
    <Notice tone="wrong">
      <p>Alguien ha cambiado esta cuenta mientras la editabas. No se ha guardado nada de lo tuyo todavía.</p>
      <table className="conflict">
        <thead>
          <tr>
            <th scope="col">Campo</th>
            <th scope="col">Guardado ahora</th>
            <th scope="col">Lo tuyo</th>
          </tr>
        </thead>
        <tbody>
          {conflictsOf(saved, mine).map(({ label, theirs, mine: typed }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{theirs || "(vacío)"}</td>
              <td>{typed || "(vacío)"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="nv-row">
        <Button rank="main" disabled={isBusy} onClick={onKeepMine}>
          Guardar lo mío encima
        </Button>
        <Button disabled={isBusy} onClick={onTakeTheirs}>
          Quedarme con lo guardado
        </Button>
      </div>
    </Notice>
  );
}

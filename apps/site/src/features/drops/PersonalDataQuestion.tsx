import type { PersonalData } from "@nv/contracts/schemas";
import { Button, Dialog } from "@nv/ui";
import type { ReactNode } from "react";
import { foundInWords } from "./core/drop-words";

interface Props {
  readonly found: readonly PersonalData[];
  readonly onGoOn: () => void;
  readonly onClose: () => void;
}

/** Asks before what seems to hold data of people goes out; leaving it in is the first answer, and the one of Escape. */
export function PersonalDataQuestion({ found, onGoOn, onClose }: Props): ReactNode {
  return (
    <Dialog title="Puede llevar datos de personas" isQuestion onClose={onClose}>
      <p>
        <strong>Parece tener {foundInWords(found)}.</strong> Quien tenga la dirección podrá leerlos, y una copia que
        alguien haga no se puede retirar. Si son públicos, como los de una institución, adelante.
      </p>
      <div className="nv-dialog__actions">
        <Button rank="main" onClick={onClose}>
          No, voy a mirarlo
        </Button>
        <Button
          onClick={() => {
            onClose();
            onGoOn();
          }}
        >
          Hacerlo público de todos modos
        </Button>
      </div>
    </Dialog>
  );
}

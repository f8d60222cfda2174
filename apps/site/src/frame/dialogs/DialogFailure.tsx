import { Button } from "@nv/ui";
import { type ReactNode, useId } from "react";
import { ModalDialog } from "./ModalDialog";

interface Props {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** What is shown when a dialog could not be fetched. */
export function DialogFailure({ onRetry, onClose }: Props): ReactNode {
  const titleId = useId();
  return (
    <ModalDialog labelledBy={titleId} className="nv-modal--small" onClose={onClose}>
      <h2 id={titleId} className="nv-modal__title">
        No se ha podido abrir
      </h2>
      <p>La conexión ha fallado a medio camino. Lo que estabas leyendo sigue aquí.</p>
      <div className="nv-modal__actions">
        <Button rank="main" onClick={onRetry}>
          Reintentar
        </Button>
        <Button onClick={onClose}>Cerrar</Button>
      </div>
    </ModalDialog>
  );
}

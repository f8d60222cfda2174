import { Button, Dialog } from "@nv/ui";
import type { ReactNode } from "react";

interface Props {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Dialog that is shown when another dialog could not be fetched. */
export function DialogFailure({ onRetry, onClose }: Props): ReactNode {
  return (
    <Dialog title="No se ha podido abrir" onClose={onClose}>
      <p>La conexión ha fallado a medio camino. Lo que estabas leyendo sigue aquí.</p>
      <div className="nv-dialog__actions">
        <Button rank="main" onClick={onRetry}>
          Reintentar
        </Button>
        <Button onClick={onClose}>Cerrar</Button>
      </div>
    </Dialog>
  );
}

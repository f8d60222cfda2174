import { Button, Dialog } from "@nv/ui";
import { type ReactNode, useState } from "react";
import type { PictureToSend } from "../../library/photo-center";
import { OnePhoto } from "./OnePhoto";

interface Props extends PictureToSend {
  /** Told once the dialog is closed: something may be there by then. */
  readonly onClosed?: () => void;
}

/** «Enviar a Photo Center», wherever there is a picture: what it needs is asked in place, with the credit of the last time. */
export function SendToPhotoCenter({ onClosed, ...photo }: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  function close() {
    setIsOpen(false);
    onClosed?.();
  }
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Enviar a Photo Center</Button>
      {isOpen && (
        <Dialog title="Enviar a Photo Center" className="nv-photos__dialog" onClose={close}>
          <OnePhoto {...photo} />
          <div className="nv-dialog__actions">
            <Button onClick={close}>Cerrar</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

import { useState } from "react";
import { Button } from "../Button/Button.tsx";
import { Field } from "../Field/Field.tsx";
import { Dialog } from "./Dialog.tsx";

/** A button that opens one, with a field to write in. */
export function DialogDemo() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Cambiar el nombre…</Button>
      {isOpen && (
        <Dialog title="Cambiar el nombre de la muestra" onClose={close}>
          <p>Lo que está detrás espera, y sigue donde estaba.</p>
          <Field label="Nombre nuevo" />
          <div className="nv-dialog__actions">
            <Button rank="main" onClick={close}>
              Cambiar el nombre
            </Button>
            <Button onClick={close}>Cancelar</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

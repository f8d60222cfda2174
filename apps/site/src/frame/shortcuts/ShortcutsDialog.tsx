import { Button, Dialog, Toggle } from "@nv/ui";
import { type ReactNode, useState } from "react";
import type { DialogProps } from "../dialogs/dialogs-context";
import { hasSingleKeys, setSingleKeys } from "./single-keys";
import "../../css/dialogs.css";

const SHORTCUTS = [
  { does: "Buscar", ways: [["/"], ["Ctrl", "K"]] },
  { does: "Ver esta ayuda", ways: [["?"]] },
  { does: "Ir al inicio", ways: [["G", "I"]] },
  { does: "Ir a la documentación", ways: [["G", "D"]] },
  { does: "Ir al blog", ways: [["G", "B"]] },
  { does: "Publicar lo que editas, después de preguntar", ways: [["Ctrl", "Intro"]] },
  { does: "Guardar ya lo que editas, que se guarda solo", ways: [["Ctrl", "S"]] },
  {
    does: "Deshacer y rehacer",
    ways: [
      ["Ctrl", "Z"],
      ["Ctrl", "Y"],
    ],
  },
  { does: "Saltar las barras y llegar al texto", ways: [["Tab", "Intro"]] },
  { does: "Copiar un bloque de código", ways: [["Tab", "Intro"]] },
  { does: "Cerrar un diálogo o un menú", ways: [["Esc"]] },
] as const;

/** The keys that work on every page, and the switch for those that are a single letter. */
export function ShortcutsDialog({ onClose }: DialogProps): ReactNode {
  const [areOn, setAreOn] = useState(hasSingleKeys);

  function change(next: boolean) {
    setSingleKeys(next);
    setAreOn(next);
  }

  return (
    <Dialog title="Con el teclado" onClose={onClose}>
      <dl className="nv-small">
        {SHORTCUTS.map(({ does, ways }) => (
          <div key={does} className="nv-keys__row">
            <dt>{does}</dt>
            <dd>
              {ways.map((keys, way) => (
                <span key={keys.join(" ")} className="nv-keys__way">
                  {way > 0 && "o "}
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="nv-caption">
        En un Mac, Ctrl es también ⌘. Las teclas seguidas se pulsan una detrás de otra. Esta ayuda está también al pie
        de cada página.
      </p>
      <div className="nv-dialog__actions">
        <Toggle label="Atajos de una sola tecla" isOn={areOn} onChange={change} />
        <Button onClick={onClose}>Cerrar</Button>
      </div>
    </Dialog>
  );
}

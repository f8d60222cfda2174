import type { GraphicDetail } from "@nv/contracts/schemas";
import { Button, Dialog } from "@nv/ui";
import { loadable } from "@nv/web";
import { type ReactNode, type SyntheticEvent, useState } from "react";
import { createPortal } from "react-dom";

const PreviewLinksPart = loadable(
  async () => (await import("../PreviewLinksPart")).PreviewLinksPart,
  <p>Cargando los enlaces…</p>,
);

interface Props {
  readonly graphic: GraphicDetail;
  /** Whether all that is written is saved: a link shows what is. */
  readonly isSaved: boolean;
}

const keepInside = (event: SyntheticEvent) => event.stopPropagation();

/** Order of the bar: the links by which people without an account see the draft. */
export function PreviewLinkOrder({ graphic, isSaved }: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Compartir
      </Button>
      {isOpen &&
        createPortal(
          // biome-ignore lint/a11y/noStaticElementInteractions: its questions are forms of their own, and its keys are none of the form around
          <div onSubmit={keepInside} onKeyDown={keepInside}>
            <Dialog title="Enlace de vista previa" onClose={() => setIsOpen(false)}>
              {isSaved ? <PreviewLinksPart graphic={graphic} /> : <p role="status">Guardando lo último…</p>}
              <div className="nv-dialog__actions">
                <Button onClick={() => setIsOpen(false)}>Cerrar</Button>
              </div>
            </Dialog>
          </div>,
          document.body,
        )}
    </>
  );
}

import { Button } from "@nv/ui";
import type { ReactNode } from "react";

interface Props {
  /** Reason why readers would see nothing. */
  readonly doubt: string;
  readonly onShow: () => void;
}

/** Stands in the place of a page that does not come: the browser's own face of it says nothing that helps. */
export function DeadAddress({ doubt, onShow }: Props): ReactNode {
  return (
    <div className="nv-stage__dead nv-stack-3" role="status">
      <p>
        <strong>Aquí los lectores verían un hueco.</strong> {doubt.replace(/\.$/, "")}.
      </p>
      <p className="nv-quiet">Mira la dirección en «Contenido»: quizá tiene una errata, o la página ya no está.</p>
      <div className="nv-row">
        <Button onClick={onShow}>Ver el marco igual</Button>
      </div>
    </div>
  );
}

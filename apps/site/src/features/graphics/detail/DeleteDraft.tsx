import { useHistory } from "@docusaurus/router";
import type { GraphicDetail } from "@nv/contracts/schemas";
import { Button } from "@nv/ui";
import { ConfirmDialog } from "@nv/web";
import { type ReactNode, useState } from "react";
import { graphicsCalls } from "../../../pieces/api/graphics-calls";
import { writeAddress } from "../../../pieces/core/registry-address";

/** Deletes a draft that no reader ever had, and leaves for the list. */
export function DeleteDraft({ graphic }: { readonly graphic: GraphicDetail }): ReactNode {
  const history = useHistory();
  const [isAsking, setIsAsking] = useState(false);
  const { id, title, version, usages } = graphic;

  async function remove() {
    await graphicsCalls.delete(id, { version });
    history.push(writeAddress({}));
  }

  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Borrar</Button>
      {isAsking && (
        <ConfirmDialog
          title={`Borrar «${title}»`}
          action="Borrar"
          onConfirm={remove}
          onClose={() => setIsAsking(false)}
        >
          <p>
            Se borra con su historia{usages.length > 0 && " y con las páginas apuntadas"}, y no se puede recuperar.
            Ningún lector lo ha visto.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

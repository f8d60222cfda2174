import { useLocation } from "@docusaurus/router";
import type { PageSource } from "@nv/contracts/schemas";
import { Button, Dialog } from "@nv/ui";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import type { DialogProps } from "../../frame/dialogs/dialogs-context";
import { askSource } from "./ask-source";
import { ProposalForm } from "./ProposalForm";
import "../../css/dialogs.css";

type Loading = { readonly kind: "loading" | "failed" } | { readonly kind: "ready"; readonly source: PageSource };

/** Suggests an edit of the page on screen: its text in a field, and a word of explanation. */
export function ProposalDialog({ onClose }: DialogProps): ReactNode {
  const path = decodeURI(useLocation().pathname);
  const [state, setState] = useState<Loading>({ kind: "loading" });
  const [isSent, setIsSent] = useState(false);

  const load = useCallback(() => {
    setState({ kind: "loading" });
    askSource(path).then(
      (source) => setState({ kind: "ready", source }),
      () => setState({ kind: "failed" }),
    );
  }, [path]);
  useEffect(load, [load]);

  return (
    <Dialog
      title={isSent ? "Propuesta guardada" : "Proponer un cambio"}
      className="nv-proposal-dialog"
      closesOutside
      onClose={onClose}
    >
      {isSent && (
        <>
          <p role="status">
            La leerá quien administra el sitio, con la diferencia marcada, y te llegará un correo con la respuesta. La
            página no cambia hasta entonces.
          </p>
          <div className="nv-dialog__actions">
            {/* What had the focus went away with the form. */}
            <Button rank="main" autoFocus onClick={onClose}>
              Seguir leyendo
            </Button>
          </div>
        </>
      )}
      {!isSent && state.kind === "loading" && <p role="status">Cargando el texto de la página…</p>}
      {!isSent && state.kind === "failed" && (
        <>
          <p role="alert">No se ha podido traer el texto de esta página. Puede que el servidor no responda.</p>
          <div className="nv-dialog__actions">
            <Button rank="main" onClick={load}>
              Reintentar
            </Button>
            <Button onClick={onClose}>Cerrar</Button>
          </div>
        </>
      )}
      {!isSent && state.kind === "ready" && (
        <ProposalForm path={path} source={state.source} onSent={() => setIsSent(true)} onClose={onClose} />
      )}
    </Dialog>
  );
}

import Link from "@docusaurus/Link";
import type { GraphicDetail } from "@nv/contracts/schemas";
import { Button } from "@nv/ui";
import { type ReactNode, useId, useState } from "react";
import { ModalDialog } from "../../../frame/dialogs/ModalDialog";
import type { StageAction } from "../api/graphics-calls";
import { writeAddress } from "../core/registry-address";

interface Props {
  readonly graphic: GraphicDetail;
  readonly isBusy: boolean;
  /** @param done - What is said once it is done. */
  readonly onAct: (action: StageAction, done: string) => void;
}

/** What is asked before readers lose a graphic. */
const QUESTIONS = {
  unpublish: {
    title: "Despublicar",
    text: "Los lectores dejarán de verlo antes de un minuto, también en las piezas en las que está puesto. Se puede volver a publicar.",
    done: "Despublicado. Los lectores dejan de verlo antes de un minuto.",
  },
  retire: {
    title: "Retirar",
    text: "Sale de la lista de los que se usan y, si estaba publicado, los lectores dejan de verlo antes de un minuto. Se puede recuperar.",
    done: "Retirado.",
  },
} as const;

/** The orders that move a graphic from one stage of its life to the next. */
export function StageActions({ graphic, isBusy, onAct }: Props): ReactNode {
  const titleId = useId();
  const [asked, setAsked] = useState<keyof typeof QUESTIONS | null>(null);
  const isRetired = graphic.status === "retired";
  const isLive = graphic.revision !== null;
  const canPublish = !isRetired && (!isLive || graphic.hasUnpublishedChanges);

  return (
    <div className="nv-row">
      {canPublish && (
        <Button
          rank="main"
          disabled={isBusy}
          onClick={() => onAct("publish", "Publicado. Los lectores lo ven antes de un minuto.")}
        >
          {isLive ? "Publicar los cambios" : "Publicar"}
        </Button>
      )}
      {!isRetired && (
        <Link className="nv-action nv-action--plain" to={writeAddress({ part: "edit", id: graphic.id })}>
          Editar
        </Link>
      )}
      {isLive && !canPublish && !isRetired && (
        // A chart that changed at its service is published again without any change here.
        <Button
          disabled={isBusy}
          onClick={() => onAct("publish", "Publicado otra vez, con lo último de cada gráfico.")}
        >
          Publicar otra vez
        </Button>
      )}
      {isLive && !isRetired && (
        <Button disabled={isBusy} onClick={() => setAsked("unpublish")}>
          Despublicar
        </Button>
      )}
      {isRetired ? (
        <Button disabled={isBusy} onClick={() => onAct("restore", "Recuperado, como borrador.")}>
          Recuperar
        </Button>
      ) : (
        <Button disabled={isBusy} onClick={() => setAsked("retire")}>
          Retirar
        </Button>
      )}
      {asked !== null && (
        <ModalDialog labelledBy={titleId} className="nv-modal--small" onClose={() => setAsked(null)}>
          <h2 id={titleId} className="nv-modal__title">
            {QUESTIONS[asked].title} «{graphic.title}»
          </h2>
          <p>{QUESTIONS[asked].text}</p>
          {graphic.usages.length > 0 && <p>Está en {graphic.usages.length} páginas que sepamos.</p>}
          <div className="nv-modal__actions">
            <Button
              rank="main"
              onClick={() => {
                onAct(asked, QUESTIONS[asked].done);
                setAsked(null);
              }}
            >
              {QUESTIONS[asked].title}
            </Button>
            <Button onClick={() => setAsked(null)}>Cancelar</Button>
          </div>
        </ModalDialog>
      )}
    </div>
  );
}

import Link from "@docusaurus/Link";
import type { GraphicDetail } from "@nv/contracts/schemas";
import { Button } from "@nv/ui";
import { ConfirmDialog } from "@nv/web";
import { type ReactNode, useState } from "react";
import type { StageAction } from "../../../pieces/api/graphics-calls";
import { writeAddress } from "../../../pieces/core/registry-address";
import { DeleteDraft } from "./DeleteDraft";

interface Props {
  readonly graphic: GraphicDetail;
  readonly isBusy: boolean;
  /** @param done - What is said once it is done. */
  readonly onAct: (action: StageAction, done: string) => void;
}

/** Questions that are asked before readers lose a graphic. */
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

/** Pages that a question names; of more, how many there are. */
const NAMED_PAGES = 5;

/** The pages that lose a graphic, as far as anybody knows. */
function PagesThatHoldIt({ usages }: Pick<GraphicDetail, "usages">): ReactNode {
  if (usages.length === 0) return null;
  const rest = usages.length - NAMED_PAGES;
  return (
    <div>
      <p>Está puesto, que sepamos, en:</p>
      <ul>
        {usages.slice(0, NAMED_PAGES).map(({ id, page }) => (
          <li key={id}>{page}</li>
        ))}
        {rest > 0 && <li>{rest === 1 ? "una página más" : `${rest} páginas más`}</li>}
      </ul>
    </div>
  );
}

/** The orders that move a graphic from one stage of its life to the next. */
export function StageActions({ graphic, isBusy, onAct }: Props): ReactNode {
  const [asked, setAsked] = useState<keyof typeof QUESTIONS | null>(null);
  const { id, title, status, revision, usages, hasUnpublishedChanges } = graphic;
  const isRetired = status === "retired";
  const isLive = revision !== null;

  return (
    <div className="nv-row nv-graphic__orders">
      {!isRetired && !isLive && (
        <Button
          rank="main"
          disabled={isBusy}
          onClick={() => onAct("publish", "Publicado. Los lectores lo ven antes de un minuto.")}
        >
          Publicar
        </Button>
      )}
      {!isRetired && (
        <Link className="nv-action nv-action--plain" to={writeAddress({ part: "edit", id })}>
          Editar
        </Link>
      )}
      {isLive && !hasUnpublishedChanges && !isRetired && (
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
      {graphic.publishedAtMs === null && <DeleteDraft graphic={graphic} />}
      {asked !== null && (
        <ConfirmDialog
          title={`${QUESTIONS[asked].title} «${title}»`}
          action={QUESTIONS[asked].title}
          onConfirm={() => onAct(asked, QUESTIONS[asked].done)}
          onClose={() => setAsked(null)}
        >
          <p>{QUESTIONS[asked].text}</p>
          <PagesThatHoldIt usages={usages} />
        </ConfirmDialog>
      )}
    </div>
  );
}

import type { IncludeDetail } from "@nv/contracts/schemas";
import { Button } from "@nv/ui";
import { ConfirmDialog } from "@nv/web";
import { type ReactNode, useState } from "react";
import type { PublishOrder } from "../../records/saving/RecordEditor";
import { IncludeUses } from "./IncludeUses";
import { includesCalls } from "./includes-calls";

/** Sentence once one is published. */
export const PUBLISHED = "Publicado. Las páginas lo muestran antes de un minuto.";

/** Questions that are asked before what pages show changes. */
const QUESTIONS = {
  publish: {
    name: "Publicar",
    text: "Todo lo que lo lleva sin versión fija lo muestra así antes de un minuto:",
  },
  unpublish: {
    name: "Despublicar",
    text: "Las páginas se quedan con lo que llevan dentro del código, o sin nada:",
    done: "Despublicado.",
  },
  retire: {
    name: "Retirar",
    text: "Sale de la lista de los que se usan, y las páginas se quedan con lo que llevan dentro del código, o sin nada:",
    done: "Retirado.",
  },
} as const;

interface Props {
  readonly include: IncludeDetail;
  readonly isBusy: boolean;
  /** Order to publish what is written. */
  readonly order: PublishOrder;
  /** @param done - What is said once it is done. */
  readonly onRun: (work: Promise<IncludeDetail>, done: string) => void;
}

/** The orders that change what pages show, each with the list of them before it is carried out. */
export function IncludeActions({ include, isBusy, order, onRun }: Props): ReactNode {
  const [asked, setAsked] = useState<keyof typeof QUESTIONS | null>(null);
  const { id, version, revision, status, uses } = include;
  const isRetired = status === "retired";
  const canPublish = !isRetired && (revision === null || !order.isOut);

  function execute(name: keyof typeof QUESTIONS) {
    if (name === "publish") return order.publish();
    const work =
      name === "retire"
        ? includesCalls.retire(id, { version, isConfirmed: true })
        : includesCalls.act(id, name, version);
    onRun(work, QUESTIONS[name].done);
  }
  /** Asks before an action, except to publish what nothing shows yet, which changes for nobody. */
  const ask = (name: keyof typeof QUESTIONS) =>
    uses.length === 0 && name === "publish" ? execute(name) : setAsked(name);

  return (
    <div className="nv-row">
      {revision !== null && !isRetired && (
        <Button disabled={isBusy} onClick={() => ask("unpublish")}>
          Despublicar
        </Button>
      )}
      {isRetired ? (
        <Button
          disabled={isBusy}
          onClick={() => onRun(includesCalls.act(id, "restore", version), "Recuperado, como borrador.")}
        >
          Recuperar
        </Button>
      ) : (
        <Button disabled={isBusy} onClick={() => ask("retire")}>
          Retirar
        </Button>
      )}
      {canPublish && (
        <Button rank="main" disabled={isBusy || order.isBusy} onClick={() => ask("publish")}>
          {revision === null ? "Publicar" : "Publicar cambios"}
        </Button>
      )}
      {asked !== null && (
        <ConfirmDialog
          title={`${QUESTIONS[asked].name} «${include.title}»`}
          action={QUESTIONS[asked].name}
          onConfirm={() => execute(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{QUESTIONS[asked].text}</p>
          <IncludeUses uses={uses} />
        </ConfirmDialog>
      )}
    </div>
  );
}

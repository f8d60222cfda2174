import { GRAPHIC_LIMITS } from "@nv/contracts";
import { BulkReport, type BulkRequest, type GraphicSummary, type JobView } from "@nv/contracts/schemas";
import { Button, Field, Toggle } from "@nv/ui";
import { boundText, ConfirmDialog, JobProgress, useAttempt } from "@nv/web";
import { type ReactNode, useState } from "react";
import { graphicsCalls } from "../../../pieces/api/graphics-calls";
import { PreparationNotice } from "../../../pieces/PreparationNotice";
import { ActionRefusal } from "../../../records/ActionRefusal";
import { preparingIn } from "../core/bulk-rounds";
import { broken } from "../core/publish-doubt";
import { BulkOutcomes } from "./BulkOutcomes";
import { useBulkRounds } from "./use-bulk-rounds";
import type { Selection } from "./use-selection";

type Action = BulkRequest["action"];

const ACTIONS = {
  publish: {
    verb: "Publicar",
    noun: "Publicación",
    text: "Los lectores los verán como están guardados, antes de un minuto.",
  },
  retire: {
    verb: "Retirar",
    noun: "Retirada",
    text: "Salen de la lista de los que se usan; de los publicados, los lectores dejan de verlos antes de un minuto. Se pueden recuperar.",
  },
  tag: { verb: "Etiquetar", noun: "Etiquetado", text: "" },
  check: { verb: "Revisar", noun: "Revisión", text: "" },
} as const satisfies Record<Action, object>;

/** Graphics that a question names; of more, how many there are. */
const NAMED = 8;

const many = (count: number) => (count === 1 ? "1 gráfico" : `${count} gráficos`);

/** List of the graphics to which something is about to be done. */
function Named({ graphics }: { readonly graphics: readonly GraphicSummary[] }): ReactNode {
  const rest = graphics.length - NAMED;
  return (
    <ul className="nv-named">
      {graphics.slice(0, NAMED).map(({ id, title, publishedAtMs, health, finding }) => (
        <li key={id}>
          {title}
          {publishedAtMs === null && " · nunca publicado"}
          {health === "broken" && ` · roto: ${finding}`}
        </li>
      ))}
      {rest > 0 && <li>y {many(rest)} más</li>}
    </ul>
  );
}

interface Props {
  readonly selection: Selection;
  /** Asks for the list again. */
  readonly onDone: () => void;
}

/** Does the same with all that are chosen, in one order, and tells what came of each. */
export function BulkActions({ selection, onDone }: Props): ReactNode {
  const { chosen, isTooMany, keepOnly } = selection;
  const [asked, setAsked] = useState<Action | null>(null);
  const [tag, setTag] = useState("");
  const [withBroken, setWithBroken] = useState(false);
  const [job, setJob] = useState<{ readonly id: string; readonly order: BulkRequest } | null>(null);
  const { report, preparation, isWaiting, begin, close } = useBulkRounds();
  const { failure, attempt, forget } = useAttempt();

  const doubted = broken(chosen);
  /** Lists the graphics of an action: what readers may see nothing of goes out only where somebody says so. */
  const toOrder = (action: Action) =>
    action === "publish" && !withBroken ? chosen.filter(({ health }) => health !== "broken") : chosen;

  async function order(action: Action) {
    close();
    forget();
    const items = toOrder(action).map(({ id, version }) => ({ id, version }));
    if (items.length === 0) return;
    await attempt(async () => {
      const order = { action, tag, items };
      setJob({ id: (await graphicsCalls.bulk(order)).jobId, order });
    });
  }

  /** Keeps what could not be done, or not yet, chosen, so that it can be tried again. */
  function keepUndone({ items }: BulkReport) {
    const undone = items.filter(({ outcome }) => outcome === "refused" || outcome === "preparing");
    keepOnly(undone.map(({ id }) => id));
  }

  async function finish({ result }: JobView, order: BulkRequest) {
    const read = BulkReport.safeParse(result);
    setJob(null);
    onDone();
    if (!read.success) return;
    keepUndone(read.data);
    const isRepeated = preparingIn(read.data).length > 0;
    const end = await begin(read.data, order);
    if (end === null || !isRepeated) return;
    keepUndone(end);
    onDone();
  }

  if (chosen.length === 0 && report === null && job === null) return null;
  return (
    <section className="nv-bulk" aria-label="Gráficos elegidos" tabIndex={-1}>
      {report !== null && <BulkOutcomes report={report} onClose={close} />}
      <PreparationNotice preparation={preparation} next="Después se publican" />
      <ActionRefusal failure={failure} />
      {job !== null && (
        <JobProgress
          jobId={job.id}
          label={ACTIONS[job.order.action].noun}
          onDone={(done) => void finish(done, job.order)}
        />
      )}
      {job === null && !isWaiting && chosen.length > 0 && (
        <div className="nv-row">
          <p role="status">
            {chosen.length === 1 ? "1 elegido" : `${chosen.length} elegidos`}
            {isTooMany && ` · como mucho ${GRAPHIC_LIMITS.bulkItems} de una vez`}
          </p>
          {(["publish", "retire", "tag", "check"] as const).map((action) => (
            <Button
              key={action}
              disabled={isTooMany}
              onClick={() => {
                setWithBroken(false);
                if (action === "check") void order(action);
                else setAsked(action);
              }}
            >
              {ACTIONS[action].verb}
            </Button>
          ))}
          <Button onClick={() => keepOnly([])}>Soltar</Button>
        </div>
      )}
      {asked !== null && (
        <ConfirmDialog
          title={`${ACTIONS[asked].verb} ${many(toOrder(asked).length)}`}
          action={ACTIONS[asked].verb}
          onConfirm={() => void order(asked)}
          onClose={() => setAsked(null)}
        >
          {asked === "tag" ? <Field label="Etiqueta" {...boundText(tag, setTag)} /> : <p>{ACTIONS[asked].text}</p>}
          <Named graphics={toOrder(asked)} />
          {asked === "publish" && doubted.length > 0 && (
            <>
              <p>
                {doubted.length === 1
                  ? "La última revisión dio por roto uno: puede que los lectores no vean nada. ¿Publicarlo de todos modos?"
                  : `La última revisión dio por rotos ${doubted.length}: puede que los lectores no vean nada. ¿Publicarlos de todos modos?`}
              </p>
              {!withBroken && <Named graphics={doubted} />}
              <Toggle label="Publicar también los rotos" isOn={withBroken} onChange={setWithBroken} />
            </>
          )}
        </ConfirmDialog>
      )}
    </section>
  );
}

import Link from "@docusaurus/Link";
import { useHistory } from "@docusaurus/router";
import type { CoveredSubject } from "@nv/contracts/schemas";
import { chartKind } from "@nv/descriptions";
import { TYPE_LABELS } from "@nv/graphic-types";
import { formatCount } from "@nv/spanish";
import { Button, type DataColumn, DataTable } from "@nv/ui";
import { FailureNotice, useAttempt } from "@nv/web";
import { addressOf } from "@nv/web/address";
import type { ReactNode } from "react";
import { writeAddress } from "../../pieces/core/registry-address";
import { STATE_NAMES } from "./core/coverage-words";
import { descriptionsCalls } from "./descriptions-calls";

/** Address of the tool in which descriptions are written. */
const TOOL = "/docs/Herramientas DW/Datawrapper_Descripcion_ia";

const TONES = { missing: "plain", wrong: "accent", stale: "ochre", good: "green" } as const;

interface Props {
  readonly items: readonly CoveredSubject[];
  /** Whether charts of Datawrapper can be reached. */
  readonly hasCharts: boolean;
  readonly onChange: () => void;
}

const placeOf = ({ kind, id }: CoveredSubject) =>
  kind === "chart" ? addressOf(TOOL, { grafico: id }) : writeAddress({ part: "graphic", id });

const typeOf = ({ kind, type }: CoveredSubject) =>
  kind === "chart" ? `Datawrapper, ${chartKind(type).toLowerCase()}` : (TYPE_LABELS[type] ?? type);

/** List of descriptions, the worst first, each with a link to its piece; all charts of the page can be drafted at once. */
export function CoverageList({ items, hasCharts, onChange }: Props): ReactNode {
  const history = useHistory();
  const { failure, attempt } = useAttempt();
  const pending = items.filter(({ kind, state }) => kind === "chart" && (state === "missing" || state === "wrong"));

  const draftAll = () =>
    attempt(async () => {
      const charts = pending.map(({ id }) => id);
      const { batchId, jobId } = await descriptionsCalls.order({ charts, length: "long", withModel: false });
      history.push(addressOf(TOOL, { tanda: batchId, trabajo: jobId }));
    });
  const review = ({ kind, id }: CoveredSubject) =>
    attempt(async () => {
      await descriptionsCalls.review({ kind, id });
      onChange();
    });
  const columns: readonly DataColumn<CoveredSubject>[] = [
    {
      id: "title",
      name: "Pieza",
      kind: "head",
      cell: (subject) => (
        <>
          <Link to={placeOf(subject)}>{subject.title || subject.id}</Link>
          <small className="nv-beneath">{typeOf(subject)}</small>
          {subject.text !== "" && <small className="nv-coverage__text nv-beneath">«{subject.text}»</small>}
        </>
      ),
    },
    {
      id: "state",
      name: "Estado",
      cell: ({ state }) => (
        <span className="nv-mark" data-tone={TONES[state]}>
          {STATE_NAMES[state]}
        </span>
      ),
    },
    {
      id: "orders",
      name: "Órdenes",
      kind: "orders",
      cell: (subject) =>
        subject.state === "stale" && (
          <Button onClick={() => void review(subject)}>
            Sigue bien<span className="nv-visually-hidden">: {subject.title || subject.id}</span>
          </Button>
        ),
    },
  ];
  if (items.length === 0) return <p>Nada en ese estado.</p>;
  return (
    <>
      {pending.length > 0 && hasCharts && (
        <div className="nv-tool__actions">
          <Button rank="main" onClick={() => void draftAll()}>
            Escribir{" "}
            {pending.length === 1 ? "el borrador" : `los ${formatCount(pending.length, "borrador", "borradores")}`}
          </Button>
          <p className="nv-descriptions__aside">De los gráficos de esta página que no tienen una descripción buena.</p>
        </div>
      )}
      {failure !== null && <FailureNotice error={failure} />}
      <DataTable
        className="nv-coverage__list"
        caption="Descripciones, lo peor primero"
        columns={columns}
        rows={items}
        keyOf={({ kind, id }) => `${kind} ${id}`}
      />
    </>
  );
}

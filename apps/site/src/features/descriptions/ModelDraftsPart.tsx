import type { RecordedDraft } from "@nv/contracts/schemas";
import { formatMoment, formatPercent } from "@nv/spanish";
import { type DataColumn, DataTable, Field } from "@nv/ui";
import { FailureNotice, useRemote } from "@nv/web";
import { type ReactNode, useState } from "react";
import { descriptionsCalls } from "./descriptions-calls";

const MONTH_LETTERS = "2026-11".length;

const COLUMNS: readonly DataColumn<RecordedDraft>[] = [
  { id: "at", name: "Cuándo", cell: ({ atMs }) => formatMoment(atMs) },
  { id: "what", name: "De qué", cell: ({ chart, title }) => title || chart || "Una tabla", kind: "head" },
  { id: "by", name: "Quién lo pidió", cell: ({ by }) => by || "Alguien que ya no está" },
  { id: "model", name: "Modelo", cell: ({ model }) => model },
  { id: "end", name: "Qué se publicó", cell: endOf },
];

/** Writes what became of a draft. */
function endOf({ draft, published, publishedBy, publishedAtMs, changedRatio }: RecordedDraft): ReactNode {
  if (publishedAtMs === null || changedRatio === null)
    return (
      <details>
        <summary>Nada</summary>
        <p>{draft}</p>
      </details>
    );
  const change = changedRatio === 0 ? "sin cambiar una palabra" : `cambiado un ${formatPercent(changedRatio * 100)}`;
  return (
    <details>
      <summary>
        {publishedBy || "Alguien que ya no está"}, {formatMoment(publishedAtMs)}, {change}
      </summary>
      <p>
        <strong>El borrador:</strong> {draft}
      </p>
      <p>
        <strong>Lo publicado:</strong> {published}
      </p>
    </details>
  );
}

/** Report of what models wrote in a month: who asked for it, and what was published of it. */
export function ModelDraftsPart(): ReactNode {
  const [month, setMonth] = useState(() => new Date().toISOString().slice(0, MONTH_LETTERS));
  const { body, failure, reload } = useRemote(month, (signal) => descriptionsCalls.modelDrafts({ month }, signal));
  return (
    <details className="nv-descriptions__part">
      <summary>Lo que ha escrito el modelo, por meses</summary>
      <div className="nv-tool nv-stack">
        <Field
          label="Mes"
          type="month"
          value={month}
          onChange={({ currentTarget }) => currentTarget.value !== "" && setMonth(currentTarget.value)}
        />
        {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
        {body !== null && (
          <>
            <p role="status">
              {body.drafts === 0
                ? "Ningún borrador de un modelo en ese mes."
                : `Borradores: ${body.drafts}. Publicados: ${body.published}, de ellos sin cambiar una palabra: ${body.unchanged}.`}
            </p>
            {body.drafts > 0 && (
              <DataTable
                caption="Borradores del modelo"
                columns={COLUMNS}
                rows={body.items}
                keyOf={({ draftId }) => draftId}
              />
            )}
          </>
        )}
      </div>
    </details>
  );
}

import type { MailList, MailView } from "@nv/contracts/schemas";
import { formatDistance, formatMoment } from "@nv/spanish";
import { type DataColumn, DataTable } from "@nv/ui";
import { mailKind, mailProgress, mailState } from "./core/mail-words.ts";
import { MailActions } from "./MailActions.tsx";

interface MailStateProps extends Pick<MailTableProps, "nowMs" | "transport"> {
  readonly mail: MailView;
}

function MailState({ mail, nowMs, transport }: MailStateProps) {
  const { word, mark } = mailState(mail.state, transport);
  const progress = mailProgress(mail, (ms) => formatDistance(ms, nowMs));
  return (
    <div>
      <span className="condition" data-state={mark}>
        {word}
      </span>
      {progress !== "" && <p className="mail-detail nv-caption nv-breaks">{progress}</p>}
      {mail.lastError !== null && (
        <p className="mail-detail nv-caption nv-breaks">
          Último error: <q>{mail.lastError}</q>
        </p>
      )}
    </div>
  );
}

export interface MailTableProps {
  readonly mails: readonly MailView[];
  /** The present, for «dentro de 5 minutos». */
  readonly nowMs: number;
  readonly transport: MailList["transport"];
}

/** A page of mails. What they say is not here: it is for whoever gets them. */
export function MailTable({ mails, nowMs, transport }: MailTableProps) {
  const columns: readonly DataColumn<MailView>[] = [
    { id: "recipient", name: "Para", kind: "head", cell: ({ recipient }) => recipient },
    { id: "kind", name: "Qué es", cell: ({ kind }) => mailKind(kind) },
    {
      id: "made",
      name: "Creado",
      cell: ({ createdAtMs: ms }) => <time dateTime={new Date(ms).toISOString()}>{formatMoment(ms)}</time>,
    },
    { id: "state", name: "Estado", cell: (mail) => <MailState mail={mail} nowMs={nowMs} transport={transport} /> },
    { id: "orders", name: "Órdenes", kind: "orders", cell: (mail) => <MailActions mail={mail} /> },
  ];
  return <DataTable caption="Correos, los más nuevos arriba" columns={columns} rows={mails} keyOf={({ id }) => id} />;
}

import type { MailView } from "@nv/contracts/schemas";
import { formatDistance, formatMoment } from "@nv/spanish";
import { MAIL_STATES, mailKind, mailProgress } from "./core/mail-words.ts";
import { MailOrders } from "./MailOrders.tsx";

function MailRow({ mail, nowMs }: { readonly mail: MailView; readonly nowMs: number }) {
  const { word, mark } = MAIL_STATES[mail.state];
  const progress = mailProgress(mail, (ms) => formatDistance(ms, nowMs));
  return (
    <tr>
      <th scope="row" data-label="Para">
        <span className="address">{mail.recipient}</span>
      </th>
      <td data-label="Qué es">{mailKind(mail.kind)}</td>
      <td data-label="Creado">
        <time dateTime={new Date(mail.createdAtMs).toISOString()}>{formatMoment(mail.createdAtMs)}</time>
      </td>
      <td data-label="Estado">
        <div>
          <span className="condition" data-state={mark}>
            {word}
          </span>
          {progress !== "" && <p className="mail-detail">{progress}</p>}
          {mail.lastError !== null && (
            <p className="mail-detail">
              Último error: <q>{mail.lastError}</q>
            </p>
          )}
        </div>
      </td>
      <td>
        <MailOrders mail={mail} />
      </td>
    </tr>
  );
}

export interface MailTableProps {
  readonly mails: readonly MailView[];
  /** The present, for «dentro de 5 minutos». */
  readonly nowMs: number;
}

/** A page of mails. What they say is not here: it is for whoever gets them. */
export function MailTable({ mails, nowMs }: MailTableProps) {
  return (
    <table className="plain-table mail-table">
      <caption className="nv-visually-hidden">Correos, los más nuevos arriba</caption>
      <thead>
        <tr>
          <th scope="col">Para</th>
          <th scope="col">Qué es</th>
          <th scope="col">Creado</th>
          <th scope="col">Estado</th>
          <th scope="col">
            <span className="nv-visually-hidden">Órdenes</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {mails.map((mail) => (
          <MailRow key={mail.id} mail={mail} nowMs={nowMs} />
        ))}
      </tbody>
    </table>
  );
}

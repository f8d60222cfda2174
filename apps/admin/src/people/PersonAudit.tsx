import { formatMoment } from "@nv/spanish";
import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "../api/admin-context.ts";
import { AuditEntries, type AuditEntry } from "../audit/audit-entry.ts";
import { recordIn } from "../audit/core/entry-text.ts";
import { EntryAction, EntryActor, EntryPlace, EntryTarget } from "../audit/EntryLine.tsx";
import { AnswerState } from "../frame/AnswerState.tsx";
import { Link } from "../router/Link.tsx";

/** Entries that a person's page shows; the rest is in the audit. */
const SHOWN = 10;

/** Whether an entry is about somebody else, or about a graphic or an include. */
function isAboutMore({ payload }: AuditEntry, id: string): boolean {
  return recordIn(payload.details) !== null || (payload.traits !== undefined && payload.traits.user_id !== id);
}

/** Latest audit entries of what a person did and of what was done to them. */
export function PersonAudit({ id }: { readonly id: string }) {
  const { caller } = useAdmin();
  const answer = useQuery({
    queryKey: ["audit", "person", id],
    queryFn: ({ signal }) =>
      caller.identity(`/admin/audit?user_id=${encodeURIComponent(id)}&per_page=${SHOWN}`, AuditEntries, { signal }),
  });
  if (answer.data === undefined || answer.error !== null) return <AnswerState query={answer} />;
  if (answer.data.body.length === 0) return <p className="empty">Todavía no ha pasado nada.</p>;
  return (
    <>
      <ul className="lines entries">
        {answer.data.body.map((entry) => (
          <li key={entry.id}>
            <time dateTime={entry.payload.timestamp}>{formatMoment(entry.payload.timestamp)}</time>
            <span>
              <EntryAction {...entry} />
              {isAboutMore(entry, id) && (
                <span className="beneath">
                  <EntryTarget {...entry} />
                </span>
              )}
            </span>
            <span>
              <EntryActor {...entry} />
            </span>
            <span>
              <EntryPlace {...entry} />
            </span>
          </li>
        ))}
      </ul>
      <p>
        <Link href={`/admin/audit?cuenta=${encodeURIComponent(id)}`}>Toda la auditoría de esta cuenta</Link>
      </p>
    </>
  );
}

import { formatMoment } from "@nv/spanish";
import { FailureNotice } from "@nv/web";
import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "../api/admin-context.ts";
import { AuditEntries } from "../audit/audit-entry.ts";
import { EntryAction, EntryActor, EntryPlace, EntryTarget } from "../audit/EntryLine.tsx";
import { Loading } from "../frame/Loading.tsx";
import { Link } from "../router/Link.tsx";

/** Entries that a person's page shows; the rest is in the audit. */
const SHOWN = 10;

/** What was lately done by a person and to them. */
export function PersonAudit({ id }: { readonly id: string }) {
  const { caller } = useAdmin();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["audit", "person", id],
    queryFn: ({ signal }) =>
      caller.identity(`/admin/audit?user_id=${encodeURIComponent(id)}&per_page=${SHOWN}`, AuditEntries, { signal }),
  });
  if (isPending) return <Loading />;
  if (error !== null) return <FailureNotice error={error} onRetry={() => void refetch()} />;
  if (data.body.length === 0) return <p className="empty">Todavía no ha pasado nada.</p>;
  return (
    <>
      <ul className="lines entries">
        {data.body.map((entry) => (
          <li key={entry.id}>
            <time dateTime={entry.payload.timestamp}>{formatMoment(entry.payload.timestamp)}</time>
            <span>
              <EntryAction {...entry} />
              {entry.payload.traits !== undefined && entry.payload.traits.user_id !== id && (
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

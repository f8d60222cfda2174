import { formatMoment } from "@nv/spanish";
import { Address } from "../format/Address.tsx";
import { Link } from "../router/Link.tsx";
import type { AuditEntry } from "./audit-entry.ts";
import { actionText, detailsText, recordIn } from "./core/entry-text.ts";

/** Action of an audit entry, with what it changed. */
export function EntryAction({ payload }: AuditEntry) {
  const details = detailsText(payload.details, formatMoment);
  return (
    <>
      {actionText(payload.action)}
      {details !== "" && <small className="nv-beneath">{details}</small>}
    </>
  );
}

/** Actor of an audit entry, with a link to their account when they have one. */
export function EntryActor({ payload }: AuditEntry) {
  const { actor_id, actor_email, actor_name } = payload;
  const who = <Address>{actor_email || "—"}</Address>;
  return (
    <>
      {actor_id === "" ? who : <Link href={`/admin/people/${actor_id}`}>{who}</Link>}
      {actor_name !== undefined && <small className="nv-beneath">{actor_name}</small>}
    </>
  );
}

/** To whom it was done, when that is somebody else; or the graphic or include that it was done with. */
export function EntryTarget({ payload }: AuditEntry) {
  const record = recordIn(payload.details);
  if (record !== null) {
    return (
      <>
        <a href={record.href}>{record.title}</a>
        <small className="nv-beneath">{record.kind}</small>
      </>
    );
  }
  if (payload.traits === undefined) return null;
  const { user_id, user_email } = payload.traits;
  return (
    <Link href={`/admin/people/${user_id}`}>
      <Address>{user_email}</Address>
    </Link>
  );
}

/** From where it was done. */
export function EntryPlace({ payload }: AuditEntry) {
  return (
    <>
      <Address>{payload.ip_address || "—"}</Address>
      {payload.device !== "" && (
        <small className="nv-beneath" title={payload.user_agent}>
          {payload.device}
        </small>
      )}
    </>
  );
}

import { addressOf, pageField, readQuery } from "@nv/web/address";

/** View of the audit: all of it is in the address. */
export interface AuditView {
  /** Words of an address or a name. */
  readonly person: string;
  /** Id of the person whose account it is about; empty for everybody. */
  readonly userId: string;
  /** Code of an action; empty for all. */
  readonly action: string;
  /** First and last day in the reader's calendar, `YYYY-MM-DD`; empty for an open end. */
  readonly fromDay: string;
  readonly toDay: string;
  /** From 1. */
  readonly page: number;
}

/** Entries on a page. */
export const ENTRIES_PER_PAGE = 100;

/** Reads what the audit shows from the query of the address; whatever is wrong in it counts as left out. */
export function readAuditView(search: string): AuditView {
  const query = readQuery(search);
  return {
    person: query.text("persona"),
    userId: query.text("cuenta"),
    action: query.text("accion"),
    fromDay: query.day("desde"),
    toDay: query.day("hasta"),
    page: query.page(),
  };
}

/** Writes the address that shows it. */
export function auditAddress({ person, userId, action, fromDay, toDay, page }: AuditView): string {
  const view = { persona: person, cuenta: userId, accion: action, desde: fromDay, hasta: toDay };
  return addressOf("/admin/audit", { ...view, pagina: pageField(page) });
}

/**
 * The beginning of a day in the reader's own zone.
 *
 * @param day - `YYYY-MM-DD`, or nothing.
 * @param later - Days to add: the end of a day is the beginning of the next.
 */
function startOfDay(day: string, later: 0 | 1): string {
  if (day === "") return "";
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

function filterFields({ person, userId, action, fromDay, toDay }: AuditView) {
  const from = startOfDay(fromDay, 0);
  return { person: person.trim(), user_id: userId, action, from, to: startOfDay(toDay, 1) };
}

/** Writes the call that asks the service for the page. */
export function auditCall(view: AuditView): string {
  return addressOf("/admin/audit", { ...filterFields(view), page: view.page, per_page: ENTRIES_PER_PAGE });
}

/** Writes the call that asks for everything that passes the filter, as a file. */
export function exportCall(view: AuditView): string {
  return addressOf("/admin/audit/export", filterFields(view));
}

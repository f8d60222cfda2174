/** What the audit shows: all of it is in the address. */
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

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function dayOf(text: string | null): string {
  return text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : "";
}

/** Reads what the audit shows from the query of the address; whatever is wrong in it counts as left out. */
export function readAuditView(query: string): AuditView {
  const fields = new URLSearchParams(query);
  const page = fields.get("pagina") ?? "";
  return {
    person: fields.get("persona") ?? "",
    userId: fields.get("cuenta") ?? "",
    action: fields.get("accion") ?? "",
    fromDay: dayOf(fields.get("desde")),
    toDay: dayOf(fields.get("hasta")),
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  };
}

function given(fields: Readonly<Record<string, string>>): string {
  return new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== "")).toString();
}

/** Writes the address that shows it. */
export function auditAddress({ person, userId, action, fromDay, toDay, page }: AuditView): string {
  const pagina = page === 1 ? "" : String(page);
  const query = given({ persona: person, cuenta: userId, accion: action, desde: fromDay, hasta: toDay, pagina });
  return query === "" ? "/admin/audit" : `/admin/audit?${query}`;
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
  return `/admin/audit?${given({ ...filterFields(view), page: String(view.page), per_page: String(ENTRIES_PER_PAGE) })}`;
}

/** Writes the call that asks for everything that passes the filter, as a file. */
export function exportCall(view: AuditView): string {
  const query = given(filterFields(view));
  return query === "" ? "/admin/audit/export" : `/admin/audit/export?${query}`;
}

import { ADMIN_API_PATH } from "@nv/contracts";
import type { MailStateName } from "@nv/contracts/schemas";
import { addressOf, pageField, readQuery } from "@nv/web/address";

/** Address of the screen. */
const MAILS_PATH = "/admin/mails";

const STATES: readonly MailStateName[] = ["waiting", "sending", "sent", "failed", "cancelled"];

/** Which part of the list the address names. */
export interface MailsPlace {
  readonly state: MailStateName | null;
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

/** Reads the query of the address; what makes no sense counts as absent. */
export function readMailsPlace(search: string): MailsPlace {
  const query = readQuery(search);
  return {
    state: query.oneOf(STATES, "estado", "state"),
    search: query.text("buscar", "search"),
    page: query.page(),
  };
}

/**
 * Writes the address that shows a place.
 *
 * @example mailsAddress({ state: "failed", search: "", page: 2 }) // "/admin/mails?estado=failed&pagina=2"
 */
export function mailsAddress({ state, search, page }: MailsPlace): string {
  return addressOf(MAILS_PATH, { estado: state, buscar: search, pagina: pageField(page) });
}

/** Writes the call that asks the server for it. */
export function mailsCall({ state, search, page }: MailsPlace): string {
  return addressOf(`${ADMIN_API_PATH}/mails`, { state, search, page: pageField(page) });
}

/** The whole list. */
export const ALL_MAILS: MailsPlace = { state: null, search: "", page: 1 };

import type { MailStateName } from "@nv/contracts/schemas";

const STATES: readonly MailStateName[] = ["waiting", "sending", "sent", "failed", "cancelled"];

/** Which part of the list the address names. */
export interface MailsPlace {
  readonly state: MailStateName | null;
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

/** Reads the query of the address; what makes no sense counts as absent. */
export function readMailsPlace(query: string): MailsPlace {
  const parameters = new URLSearchParams(query);
  const page = Number(parameters.get("page") ?? "1");
  return {
    state: STATES.find((state) => state === parameters.get("state")) ?? null,
    search: parameters.get("search") ?? "",
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  };
}

/**
 * Writes the query of a place; the same text serves the address and the server.
 *
 * @example mailsQuery({ state: "failed", search: "", page: 2 }) // "?state=failed&page=2"
 */
export function mailsQuery({ state, search, page }: MailsPlace): string {
  const parameters = new URLSearchParams();
  if (state !== null) parameters.set("state", state);
  if (search !== "") parameters.set("search", search);
  if (page > 1) parameters.set("page", String(page));
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}

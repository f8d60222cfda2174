import { addressOf, readQuery } from "@nv/web/address";
import { type ListLook, lookName, readLook } from "../../records/core/list-look";
import { EVERY_STATUS, listCall as graphicsCall, NO_FILTERS } from "./registry-address";

/** Everything that the address of the stories says. */
export interface StoriesAddress {
  readonly part: "list" | "new" | "story";
  /** Id of the story on screen; empty for the others. */
  readonly id: string;
  readonly q: string;
  /** A stage of a graphic's life; empty for all in which it is in use. */
  readonly status: string;
  /** Start of the page of the list; empty at the beginning. */
  readonly cursor: string;
  /** Name of the format that a new story begins with; empty for none. */
  readonly format: string;
  /** Look of the list that the address asks for; `null` for the one that somebody prefers. */
  readonly look: ListLook | null;
}

/** Path of the stories. */
export const STORIES_PATH = "/storys";

/** Reads the query of the address; what makes no sense is left out. */
export function readAddress(search: string): StoriesAddress {
  const query = readQuery(search);
  const id = query.text("historia");
  return {
    part: id !== "" ? "story" : query.has("nueva") ? "new" : "list",
    id,
    q: query.text("buscar"),
    status: query.text("estado"),
    cursor: query.text("desde"),
    format: query.text("formato"),
    look: readLook(query.text("vista")),
  };
}

/** Writes an address of the stories. @example writeAddress({ q: "riada" }) // "/storys?buscar=riada" */
export function writeAddress(address: Partial<StoriesAddress>): string {
  const { part = "list", id = "", q = "", status = "", cursor = "", format = "", look = null } = address;
  if (part === "story") return addressOf(STORIES_PATH, { historia: id, formato: format });
  if (part === "new") return addressOf(STORIES_PATH, { nueva: true, formato: format });
  return addressOf(STORIES_PATH, { buscar: q, estado: status, desde: cursor, vista: lookName(look) });
}

/** Writes the call that asks the registry for a page of the stories. */
export const listCall = ({ q, status, cursor }: Pick<StoriesAddress, "q" | "status" | "cursor">): string =>
  graphicsCall({ filters: { ...NO_FILTERS, q, status, type: "story" }, cursor, order: null });

/** Whether anything narrows the list. */
export const isNarrowed = ({ q, status }: Pick<StoriesAddress, "q" | "status">): boolean => q !== "" || status !== "";

export { EVERY_STATUS };

/** Look of a list: pictures, or lines with all that is known. */
export type ListLook = "grid" | "table";

/** Looks by their names in the address. */
const LOOKS: Readonly<Record<ListLook, string>> = { grid: "cuadricula", table: "tabla" };

/** Reads the look that an address asks for; `null` for none. */
export const readLook = (text: string): ListLook | null =>
  text === LOOKS.grid ? "grid" : text === LOOKS.table ? "table" : null;

/** Writes a look into an address; `null` for the one that somebody prefers. */
export const lookName = (look: ListLook | null): string | null => (look === null ? null : LOOKS[look]);

import type { ErrorEntry, IdentityErrorEntry } from "@nv/contracts";
import { tableRows } from "./table-rows.ts";

/** Checks what a row says of a failure, after its code and its status. */
type CheckWords<Entry> = (entry: Entry, words: string) => readonly string[];

/** Lists the faults of the table of a catalogue: each code has one line, with its status, and each line its code. */
function rowFaults<Entry extends { readonly status: number }>(
  page: string,
  catalogue: Readonly<Record<string, Entry>>,
  checkWords: CheckWords<Entry>,
): readonly string[] {
  const rows = tableRows(page, /^`[A-Z_]+` \|/).map(([code = "", status = "", words = ""]) => ({
    code: code.replaceAll("`", ""),
    status,
    words,
  }));
  const missing = Object.keys(catalogue).filter((code) => !rows.some((row) => row.code === code));
  return [
    ...missing.map((code) => `${code}: has no line`),
    ...rows.flatMap(({ code, status, words }, i) => {
      const entry = catalogue[code];
      if (entry === undefined) return [`${code}: no catalogue has it`];
      return [
        ...(rows.findIndex((row) => row.code === code) === i ? [] : [`${code}: has two lines`]),
        ...(status === String(entry.status) ? [] : [`${code}: is answered with ${entry.status}, not with ${status}`]),
        ...checkWords(entry, words).map((fault) => `${code}: ${fault}`),
      ];
    }),
  ];
}

/** Lists the faults of the page on the server's failures, a sentence each. */
export function serverErrorFaults(page: string, catalogue: Readonly<Record<string, ErrorEntry>>): readonly string[] {
  return rowFaults(page, catalogue, (_entry, when) => (when === "" || when === "–" ? ["does not say when"] : []));
}

/** Lists the faults of the identity service's failures on its page, a sentence each. */
export function identityErrorFaults(
  page: string,
  catalogue: Readonly<Record<string, IdentityErrorEntry>>,
): readonly string[] {
  return rowFaults(page, catalogue, ({ oauth, msg }, words) => {
    const text = [oauth === undefined ? "" : `\`${oauth}\``, msg].filter(Boolean).join(": ");
    return words === text ? [] : [`goes over the wire as «${text}», not as «${words}»`];
  });
}

import { readFileSync } from "node:fs";
import { IDENTITY_ERRORS, type IdentityErrorEntry } from "@nv/contracts";
import { expect, test } from "vitest";

const PAGE = readFileSync(new URL("../../../docs/contracts/identity.md", import.meta.url), "utf8");
const ENTRIES: readonly [string, IdentityErrorEntry][] = Object.entries(IDENTITY_ERRORS);

/** The row of a failure in the table of the contract page. */
function rowOf(code: string, { status, msg, oauth }: IdentityErrorEntry): string {
  const text = [oauth === undefined ? "" : `\`${oauth}\``, msg].filter(Boolean).join(": ");
  return `| \`${code}\` | ${status} | ${text} |`;
}

test("the contract page lists every failure of the catalogue, and no other", () => {
  const listed = PAGE.split("\n").filter((line) => /^\| `[A-Z_]+` \|/.test(line));
  expect(listed).toEqual(ENTRIES.map(([code, entry]) => rowOf(code, entry)));
});

test.each(ENTRIES)("%s has a Spanish sentence", (_code, { es }) => {
  expect(es).toMatch(/^[A-ZÁÉÍÓÚÑ¿¡].*[.?!]$/u);
});

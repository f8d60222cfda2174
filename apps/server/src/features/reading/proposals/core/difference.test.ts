import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { differenceOf, withPlainLines } from "./difference.ts";

const BEFORE = withPlainLines(Array.from({ length: 12 }, (_, line) => `línea ${line}`).join("\n"));
const AFTER = BEFORE.replace("línea 6", "línea seis");

test("a difference is what git writes", () => {
  expect(differenceOf("docs/Guia de estilos/maps.mdx", BEFORE, AFTER)).toMatchInlineSnapshot(`
    "--- a/docs/Guia de estilos/maps.mdx
    +++ b/docs/Guia de estilos/maps.mdx
    @@ -4,7 +4,7 @@
     línea 3
     línea 4
     línea 5
    -línea 6
    +línea seis
     línea 7
     línea 8
     línea 9
    "
  `);
});

test.each([
  { name: "compared", comparingMs: 500 },
  { name: "too different to compare in time", comparingMs: -1 },
])("git applies a difference $name", async ({ comparingMs }) => {
  const folder = await mkdtemp(join(tmpdir(), "nv-difference-"));
  await writeFile(join(folder, "maps.mdx"), BEFORE);
  await writeFile(join(folder, "suggested.diff"), differenceOf("maps.mdx", BEFORE, AFTER, { comparingMs }));
  await promisify(execFile)("git", ["apply", "suggested.diff"], { cwd: folder });
  expect(await readFile(join(folder, "maps.mdx"), "utf8")).toBe(AFTER);
  await rm(folder, { recursive: true });
});

test("a browser's line breaks and a missing last one are no difference", () => {
  expect(differenceOf("a.mdx", BEFORE, withPlainLines(BEFORE.trimEnd().replaceAll("\n", "\r\n")))).toBe("");
});

test("a text of line breaks is made plain as quickly as any other", () => {
  const breaks = "\n".repeat(200_000);
  expect(withPlainLines(`a${breaks}b${breaks}`)).toBe(`a${breaks}b\n`);
});

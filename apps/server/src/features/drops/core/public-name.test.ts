import type { FileFacts } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { publicName } from "./public-name.ts";

const facts = (format: string): FileFacts => ({ kind: "document", format });

test.each([
  ["Datos del paro (2026).csv", "csv", "datos-del-paro-2026.csv"],
  ["foto.png", "jpeg", "foto.jpg"],
  ["../../etc/passwd", "pdf", "etc-passwd.pdf"],
  ["ñandú", "geojson", "nandu.geojson"],
  ["…", "zip", "archivo.zip"],
  ["x".repeat(200), "a/b", `${"x".repeat(60)}.ab`],
  ["pagina.html", "", "pagina.bin"],
])("%j as %s is %s", (name, format, expected) => {
  expect(publicName(name, facts(format))).toBe(expected);
});

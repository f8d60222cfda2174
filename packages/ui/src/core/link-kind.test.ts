import { expect, test } from "vitest";
import { linkKind } from "./link-kind.ts";

test.each([
  { href: "/docs/intro", kind: "inside" },
  { href: "#cuando-usarlo", kind: "inside" },
  { href: "../Guia%20de%20estilos/Colors", kind: "inside" },
  { href: "", kind: "inside" },
  { href: "https://example.org/", kind: "outside" },
  { href: "//example.org/", kind: "outside" },
  { href: "HTTP://EXAMPLE.ORG", kind: "outside" },
  { href: "mailto:muestra@example.org", kind: "mail" },
  { href: "/plantillas/muestra.ai", kind: "download" },
  { href: "https://example.org/muestra.ZIP?v=2#a", kind: "download" },
  { href: "data:text/csv,valor", kind: "download" },
  { href: "/docs/muestra.csv/", kind: "inside" },
])("$href leads $kind", ({ href, kind }) => {
  expect(linkKind(href)).toBe(kind);
});

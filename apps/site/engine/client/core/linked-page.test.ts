import { expect, test } from "vitest";
import { linkedPage } from "./linked-page.ts";

test.each([
  ["/docs/Guia%20de%20estilos/Colors", "/docs/Guia de estilos/Colors"],
  ["/docs/Guia%20de%20estilos/Colors#acento", "/docs/Guia de estilos/Colors"],
  ["/embed_data?grafico=1", "/embed_data"],
  ["/docs/Snippets/R/consumer price index", "/docs/Snippets/R/consumer price index"],
])("a link to %s is one to the page %s", (link, page) => {
  expect(linkedPage(link)).toBe(page);
});

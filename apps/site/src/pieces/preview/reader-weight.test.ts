import { expect, test } from "vitest";
import { withoutBeside } from "./reader-weight";

test("what a reader fetches once they ask for it is not in the weight of a page; its own pictures are", () => {
  const data = "data:text/csv;charset=utf-8;name=datos.csv;base64,77u/Q8OzZGlnbyxWYWxvcg==";
  const own = "data:image/svg+xml;base64,PHN2Zy8+";
  const page = (href: string) => `<a href="${href}" download>Datos</a><img src="${own}">`;
  expect(withoutBeside(page(data))).toBe(page(""));
});

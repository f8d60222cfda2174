import { expect, test } from "vitest";
import { pastedPage } from "./pasted-page.ts";
import { readTableImport } from "./read-import.ts";
import { readInThread } from "./read-in-thread.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const PAGE = "<table><tr><td>menú</table><table><caption>Paro</caption><tr><th>a<th>v<tr><td>x<td>1,5</table>";

test("what is brought becomes the text that every tool reads, from the sheet with most data", async () => {
  const brought = await readTableImport(bytes(PAGE), { mostRows: 10 });
  expect(brought).toMatchObject({ text: 'a;v\nx;"1,5"\n', problem: "", notice: "", sheet: 1 });
  expect((await readTableImport(bytes(PAGE), { mostRows: 10, sheet: 0 })).text).toBe("menú\n");
});

test("a table with more rows than the tool takes is told with both numbers, and not written down", async () => {
  const { text, problem } = await readTableImport(bytes("a;b\n".repeat(1000)), { mostRows: 500 });
  expect([text, problem]).toEqual(["", "Tiene 1000 filas y caben 500."]);
});

test("a reading that is ended says nothing", async () => {
  const controller = new AbortController();
  controller.abort();
  expect(await readInThread(new Blob([PAGE]), { mostRows: 10 }, controller.signal)).toBeNull();
});

const pasted = (html: string, text: string, value = "", selected = value.length) =>
  pastedPage({
    clipboardData: { getData: (type) => (type === "text/html" ? html : text) },
    currentTarget: { value, selectionStart: 0, selectionEnd: selected },
  });

test("a page with joined cells is taken whole, and so is the source of one", () => {
  expect(pasted('<table><td colspan="2">x', "x")).toBe('<table><td colspan="2">x');
  expect(pasted("", " <table><td>x")).toBe(" <table><td>x");
});

test.each([
  ["without joined cells the text says all", "<table><td>x", "x", "", 0],
  ["between other rows the text is meant", "<table><td colspan=2>x", "x", "a;b", 0],
  ["a text is a text", "", "a;b", "", 0],
])("%s", (_, html, text, value, selected) => {
  expect(pasted(html, text, value, selected)).toBeNull();
});

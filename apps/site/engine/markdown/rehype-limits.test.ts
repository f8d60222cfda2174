import { compile } from "@mdx-js/mdx";
import { expect, test } from "vitest";
import { rehypeLimits } from "./rehype-limits.ts";

const built = async (page: string): Promise<string> => {
  const rehypePlugins = [[rehypeLimits, { "series.rows": 20_000, "wrapper.charts": 6 }]] as const;
  return String(await compile(page, { jsx: true, rehypePlugins: rehypePlugins.map((plugin) => [...plugin]) }));
};

test("a limit is written in the text, as the house writes a figure", async () => {
  expect(await built('Hasta <Limit of="series.rows" /> filas.')).toContain("20.000");
});

test("a limit is written in a list and in a table", async () => {
  const page = '- <Limit of="wrapper.charts" /> gráficos\n\n<p>\n  <Limit of="series.rows" />\n</p>\n';
  const text = await built(page);
  expect(text).not.toContain("Limit");
  expect(text).toMatch(/6.*gráficos/s);
});

test("a name that is no limit's stops the page", async () => {
  await expect(built('<Limit of="nada" />')).rejects.toThrow('No limit is called "nada"');
  await expect(built("<Limit />")).rejects.toThrow("No limit is called");
});

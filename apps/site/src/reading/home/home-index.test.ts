import { expect, test } from "vitest";
import { type HomeSources, homeIndex } from "./home-index.ts";

const doc = (id: string, title: string, frontMatter = {}): HomeSources["docs"][number] => ({
  ...{ id, title, frontMatter },
  permalink: `/docs/${id}`,
});
const docs = [
  doc("intro", "Documentación"),
  doc("guia/colores", "Colores"),
  doc("guia/mapas", "Mapas"),
  doc("formatos/a", "ImgTransition"),
  doc("otros/b", "Otra cosa"),
];
const category = (label: string, ...ids: readonly string[]) => ({
  ...{ type: "category", label },
  items: ids.map((id) => ({ type: "doc", id })),
});

test("the sections of rules and manuals keep their order, with the pages of the sections inside them", () => {
  const sidebar: HomeSources["sidebar"] = [
    { type: "doc", id: "intro" },
    category("Formatos", "formatos/a"),
    {
      type: "category",
      label: "Guía de estilos",
      items: [{ type: "doc", id: "guia/colores" }, category("Otros", "guia/mapas")],
    },
    category("Otra sección", "otros/b"),
    { type: "category", label: "Vacía", items: [] },
  ];
  expect(homeIndex({ docs, sidebar, posts: [] }).rules).toEqual([
    {
      title: "Guía de estilos",
      pages: [
        { title: "Colores", to: "/docs/guia/colores" },
        { title: "Mapas", to: "/docs/guia/mapas" },
      ],
    },
    { title: "Formatos", pages: [{ title: "ImgTransition", to: "/docs/formatos/a" }] },
  ]);
});

test("where no section has such a name the first two are shown", () => {
  const sidebar = [category("Uno", "intro"), category("Dos", "guia/mapas"), category("Tres", "otros/b")];
  expect(homeIndex({ docs, sidebar, posts: [] }).rules.map(({ title }) => title)).toEqual(["Uno", "Dos"]);
});

test.each(["obsoleto", "retirado"])("a page that is %s is none to begin with", (estado) => {
  const sidebar = [category("Guía de estilos", "guia/colores", "guia/mapas")];
  const [rules] = homeIndex({
    docs: [doc("guia/colores", "Colores", { estado }), ...docs.slice(2)],
    sidebar,
    posts: [],
  }).rules;
  expect(rules?.pages).toEqual([{ title: "Mapas", to: "/docs/guia/mapas" }]);
});

test("the page of a section comes first among its pages, and of many the first four are shown", () => {
  const ids = ["guia/colores", "guia/mapas", "formatos/a", "otros/b"];
  const sidebar = [{ ...category("Formatos", ...ids), link: { type: "doc", id: "intro" } }];
  const [rules] = homeIndex({ docs, sidebar, posts: [] }).rules;
  expect(rules?.pages.map(({ title }) => title)).toEqual(["Documentación", "Colores", "Mapas", "ImgTransition"]);
});

test("the home begins with eight tools, each with its picture, and knows how many there are", () => {
  const { tools, toolCount } = homeIndex({ docs, sidebar: [], posts: [] });
  expect(tools.map(({ name }) => name)).toHaveLength(8);
  expect(tools.map(({ to }) => to)).toContain("/mapbox_form");
  for (const { shapes, says } of tools) expect([shapes.length > 0, says !== ""]).toEqual([true, true]);
  expect(toolCount).toBeGreaterThan(tools.length);
});

test("the home shows the four newest posts", () => {
  const posts = [1, 2, 3, 4, 5].map((day) => ({ metadata: { title: `Entrada ${day}`, permalink: `/blog/${day}` } }));
  expect(homeIndex({ docs, sidebar: [], posts }).posts).toEqual(
    [1, 2, 3, 4].map((day) => ({ title: `Entrada ${day}`, to: `/blog/${day}` })),
  );
});

import { expect, test } from "vitest";
import { type HomeSources, homeIndex } from "./home-index.ts";

const docs: HomeSources["docs"] = [
  { id: "intro", title: "Documentación", permalink: "/docs/intro", description: "Entrada", frontMatter: {} },
  {
    id: "guia/colores",
    title: "Colores",
    permalink: "/docs/guia/Colors",
    description: "La paleta.",
    frontMatter: { description: "La paleta." },
  },
  { id: "guia/mapas", title: "Mapas", permalink: "/docs/guia/maps", description: "Primer párrafo", frontMatter: {} },
];
const sidebar: HomeSources["sidebar"] = [
  { type: "doc", id: "intro" },
  {
    type: "category",
    label: "Guía de estilos",
    items: [
      { type: "doc", id: "guia/colores" },
      { type: "category", label: "Otros", items: [{ type: "doc", id: "guia/mapas" }] },
    ],
  },
  { type: "category", label: "Vacía", items: [] },
];

test("sections keep the sidebar's order, with the pages of the sections inside them", () => {
  expect(homeIndex({ docs, sidebar, posts: [] }).sections).toEqual([
    {
      title: "Guía de estilos",
      pages: [
        { title: "Colores", to: "/docs/guia/Colors", description: "La paleta." },
        // A description that nobody wrote is the framework's guess, and is not shown.
        { title: "Mapas", to: "/docs/guia/maps", description: "" },
      ],
    },
  ]);
});

test.each(["obsoleto", "retirado"])("a page that is %s is named and not recommended", (estado) => {
  const [colors] = docs.slice(1);
  const kept = colors && { ...colors, frontMatter: { ...colors.frontMatter, estado } };
  const [section] = homeIndex({ docs: kept ? [kept] : [], sidebar, posts: [] }).sections;
  expect(section?.pages).toEqual([{ title: "Colores", to: "/docs/guia/Colors", description: "" }]);
});

test("the page of a section comes first among its pages", () => {
  const own: HomeSources["sidebar"] = [
    { type: "category", label: "Guía", link: { type: "doc", id: "intro" }, items: [{ type: "doc", id: "guia/mapas" }] },
  ];
  const [section] = homeIndex({ docs, sidebar: own, posts: [] }).sections;
  expect(section?.pages.map(({ to }) => to)).toEqual(["/docs/intro", "/docs/guia/maps"]);
});

test("the home shows the four newest posts", () => {
  const posts = [1, 2, 3, 4, 5].map((day) => ({
    metadata: {
      title: `Entrada ${day}`,
      permalink: `/blog/${day}`,
      description: "Una frase.",
      date: new Date(Date.UTC(2026, 10, day)),
    },
  }));
  const home = homeIndex({ docs, sidebar, posts });
  expect(home.posts).toHaveLength(4);
  expect(home.posts[0]).toEqual({
    title: "Entrada 1",
    to: "/blog/1",
    description: "Una frase.",
    date: "2026-11-01T00:00:00.000Z",
  });
});

test("what was changed and what was reviewed come latest first, and what nobody knows or uses is left out", () => {
  const page = { title: "", permalink: "", description: "", frontMatter: {} };
  const { changed, reviewed } = homeIndex({
    docs: [
      { ...page, id: "a", title: "A", permalink: "/docs/a", lastUpdatedAt: Date.UTC(2026, 0, 12) },
      { ...page, id: "b", title: "B", permalink: "/docs/b", lastUpdatedAt: Date.UTC(2026, 1, 12) },
      { ...page, id: "c", title: "C", permalink: "/docs/c", frontMatter: { revisado: new Date("2026-03-01") } },
      {
        ...page,
        id: "d",
        title: "D",
        permalink: "/docs/d",
        frontMatter: { revisado: "2026-04-01", estado: "retirado" },
      },
    ],
    sidebar: [],
    posts: [],
  });
  expect(changed.map(({ to }) => to)).toEqual(["/docs/b", "/docs/a"]);
  expect(reviewed).toEqual([{ title: "C", to: "/docs/c", date: "2026-03-01T00:00:00.000Z" }]);
});

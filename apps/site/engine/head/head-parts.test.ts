import { createElement as h } from "react";
import { expect, test } from "vitest";
import { headParts } from "./head-parts.ts";

const page = (description: string) => [
  h("title", null, "Colores", " | ", "Equipo"),
  h("html", { className: "docs", lang: "es" }),
  h("meta", { name: "description", content: description }),
  h("meta", { property: "og:description", content: description }),
  h("link", { rel: "canonical", href: "/docs/uno" }),
  h("link", { rel: "alternate", hrefLang: "es", href: "/docs/uno" }),
];

test("of two parts that say the same, the inner one is right; the rest stays", () => {
  const { title, root, tags } = headParts([
    page("fuera"),
    [
      h("title", null, "Mapas"),
      h("html", { className: "docs mapas", "data-has-hydrated": true }),
      h("meta", { name: "description", content: "dentro" }),
    ],
  ]);
  expect(title).toBe("Mapas");
  expect(root).toEqual({ class: "docs mapas", lang: "es", "data-has-hydrated": "true" });
  expect([...tags.values()].map(({ name, attributes }) => [name, attributes.content ?? attributes.href])).toEqual([
    ["meta", "dentro"],
    ["meta", "fuera"],
    ["link", "/docs/uno"],
    ["link", "/docs/uno"],
  ]);
});

test("lists, fragments, texts and nothing are looked through", () => {
  const { title, tags } = headParts([null, false, "texto", h("div", null, [h("title", null, "No")]), [[page("una")]]]);
  expect(title).toBe("Colores | Equipo");
  expect(tags.size).toBe(4);
});

test("an attribute without a value is not written, nor a head that nobody speaks of", () => {
  expect(headParts([h("html", { lang: undefined, dir: null })])).toEqual({
    title: undefined,
    root: {},
    tags: new Map(),
  });
});

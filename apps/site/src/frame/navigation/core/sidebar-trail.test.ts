import { expect, test } from "vitest";
import { leadsTo, sectionTrail } from "./sidebar-trail.ts";

const scrollings = {
  type: "category",
  label: "Scrollings",
  href: "/docs/formatos/scrollings",
  items: [{ type: "link", label: "ImgTransition", href: "/docs/formatos/scrollings/ImgTransition" }],
};
const sidebar = [
  { type: "link", label: "Documentación", href: "/docs/intro" },
  { type: "category", label: "Formatos", items: [scrollings] },
];

test.each([
  {
    name: "a page two sections deep",
    path: "/docs/formatos/scrollings/ImgTransition",
    trail: ["Formatos", "Scrollings"],
  },
  { name: "the page of a section itself", path: "/docs/formatos/scrollings", trail: ["Formatos"] },
  { name: "a page at the top", path: "/docs/intro", trail: [] },
  { name: "a page outside the sidebar", path: "/blog", trail: [] },
  {
    name: "a last slash does not matter",
    path: "/docs/formatos/scrollings/ImgTransition/",
    trail: ["Formatos", "Scrollings"],
  },
])("sectionTrail: $name", ({ path, trail }) => {
  expect(sectionTrail(sidebar, path)).toEqual(trail);
});

test("a section leads to the pages below it and to no other", () => {
  expect(leadsTo(scrollings, "/docs/formatos/scrollings/ImgTransition")).toBe(true);
  expect(leadsTo(scrollings, "/docs/intro")).toBe(false);
});

import { expect, test } from "vitest";
import { sidebarTrails } from "./sidebar-trails";

test("each page has the sections above it, and a section's own page hangs where the section does", () => {
  const trails = sidebarTrails([
    { type: "doc", id: "intro" },
    {
      type: "category",
      label: "Tutoriales",
      link: { type: "doc", id: "tutoriales" },
      items: [{ type: "category", label: "xx DEV", items: [{ type: "doc", id: "plantilla" }] }],
    },
  ]);
  expect(Object.fromEntries(trails)).toEqual({ intro: [], tutoriales: [], plantilla: ["Tutoriales", "xx DEV"] });
});

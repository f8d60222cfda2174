import { expect, test } from "vitest";
import { recentTools } from "./recent-tools";

const page = (to: string) => ({ to, title: "" });

test("pages of tools that were opened come first, in their order, and then the tools without a page of their own", () => {
  const pages = [page("/docs/intro"), page("/docs/Herramientas%20DW/omfg"), page("/team")];
  const tools = ["/embed_data?nuevo=video", "/team"];
  expect(recentTools({ pages, tools }).map(({ name }) => name)).toEqual(["Optimizador de mapas", "Equipo", "Vídeo"]);
});

test("five at most, and none of what is no tool or cannot be read", () => {
  expect(recentTools({ pages: [page("/docs/%E0%A4%A"), page("/gone")], tools: ["javascript:alert(1)"] })).toEqual([]);
  const tools = ["/team", "/archivos", "/storys", "/formats", "/mapbox_form", "/embed_data"];
  expect(recentTools({ pages: [], tools })).toHaveLength(5);
});

import { expect, test } from "vitest";
import { z } from "zod";
import { graphicType } from "./graphic-type.ts";

const config = { type: "invented", source: "tracker:alcaldia", text: "" } as const;
const about = {
  name: "invented",
  label: "Inventado",
  labels: { source: "Fuente", text: "Texto" },
  mapSources: (written: z.output<typeof schema>, map: (source: string, field: string) => string) => ({
    ...written,
    source: map(written.source, "source"),
  }),
  first: () => config,
} as const;
const schema = z.object({ type: z.literal("invented"), source: z.string(), text: z.string().max(10) });
const parts = {
  about,
  schema,
  page: () => ({ body: { kind: "html", html: "" } }) as const,
  editor: async () => () => "fields",
  example: { title: "", altText: "", sourceLine: "", config },
};

test("a type that draws, cites and follows is asked as every other, out of what its folder says", () => {
  const type = graphicType({
    ...parts,
    draws: {
      pictures: ({ text }) => ({ pictures: [], problems: [{ field: "text", message: text }] }),
      shown: ({ source }) => `${source}.png`,
      sizeIn: (path) => path,
    },
    cites: {
      filled: (written, { citedOf }) => ({ ...written, text: citedOf(written.source).title }),
      snapshotFile: "cited.json",
      behind: (snapshot, { text }) => (snapshot === text ? "" : `Decía ${snapshot}, y dice ya ${text}`),
    },
    follows: ({ source }) => source.startsWith("tracker:"),
  });
  const citedOf = () => ({
    ...{ reference: "", title: "12 votos", altText: "", sourceLine: "", columns: [], rows: [], otherwise: "" },
    picture: null,
  });
  const filled = type.cites.filled(config, { citedOf, dataOf: () => expect.unreachable() });
  expect(filled).toEqual({ ...config, text: "12 votos" });
  expect(type.cites.behind("11 votos", filled)).toBe("Decía 11 votos, y dice ya 12 votos");
  expect(type.draws?.shown(config)).toBe("tracker:alcaldia.png");
  expect(type.follows(config)).toBe(true);
});

test("a type that names no capability answers for each, even of what is not written to its end", () => {
  const type = graphicType(parts);
  const unwritten = { ...config, text: "más largo de lo que cabe" };
  expect([type.draws, type.fallback, type.altDraft, type.cites.snapshotFile]).toEqual([null, null, null, null]);
  expect([type.follows(unwritten), type.box(unwritten), type.words(unwritten)]).toEqual([false, null, []]);
  expect(type.cites.claim(unwritten)).toBeNull();
  expect(type.cited(unwritten)).toMatchObject({ columns: [], otherwise: expect.stringContaining("cita una serie") });
});

test("an editor is given no configuration of another type", async () => {
  const Fields = await graphicType(parts).editor();
  const props = { labelOf: String, problems: new Map(), onChange: () => {} };
  expect(Fields({ ...props, config })).toBe("fields");
  expect(() => Fields({ ...props, config: { type: "card" } })).toThrow("invented was given a configuration of card.");
});

test("a type whose pages come apart makes them once they were loaded, and is edited without", async () => {
  const { page, ...ofForm } = parts;
  const type = graphicType({
    ...ofForm,
    rendering: async () => ({ page, turnsAtPx: () => [640], fallback: () => null }),
  });
  expect(type.problems(config)).toEqual([]);
  expect(() => type.turnsAtPx(config)).toThrow("The pages of the type invented were not loaded.");

  await type.loadRendering();

  expect(type.turnsAtPx(config)).toEqual([640]);
  expect(type.fallback).not.toBeNull();
  const nothing = () => expect.unreachable();
  expect(type.shapes(config, nothing, { sourceLine: "", credit: "", charts: nothing })).toEqual([]);
});

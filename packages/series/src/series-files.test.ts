import { PublishedSeries } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { MONTHLY, observed } from "../test/invented.ts";
import { seriesCsv, seriesJson } from "./series-files.ts";

const observations = [
  observed("2026-01-01", -1.5),
  observed("2026-02-01", null, { note: '=1+1, «así»; "x"', isProvisional: true }),
];

test("a figure below zero stays a figure, and a text is no formula", () => {
  expect(seriesCsv({ fields: MONTHLY, observations })).toMatchInlineSnapshot(`
    "date,rate,source,source_url,provisional,note
    2026-01-01,-1.5,Oficina de Ejemplo,https://oficina.example/serie,false,
    2026-02-01,,Oficina de Ejemplo,https://oficina.example/serie,true,"'=1+1, «así»; ""x"""
    "
  `);
});

test("readers get what it says, and not what the team wrote for itself", () => {
  const changes = { added: 2, changed: 0, removed: 0 };
  const text = seriesJson({
    fields: MONTHLY,
    observations,
    changes,
    revisionUrl: "https://a.example/data/x/1-a/data.json",
  });
  expect(PublishedSeries.parse(JSON.parse(text))).toMatchObject({ title: "Índice de Ejemplo", changes, observations });
  expect(text).not.toContain("Solo para el equipo");
});

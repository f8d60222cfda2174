import { GraphicDetail, TeamContributions } from "@nv/contracts/schemas";
import { FEATURE_DIALECTS } from "@nv/test-kit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { STORES } from "../../../test/stores.ts";
import { contributionsOfGroup, createContributions } from "./contributions.ts";
import { recordsDb } from "./records-tables.ts";

const [{ createStore }] = STORES;
const ANA = "00000000-0000-4000-8000-000000000000";

describe.each(FEATURE_DIALECTS)("what people made, on $name", (dialect) => {
  let harness: TestHarness;
  let process: TestProcess;

  beforeAll(async () => {
    harness = await createHarness(dialect, createStore);
    process = await startProcess(harness.database, harness.store);
  });
  afterAll(async () => {
    await process.close();
    await harness.drop();
  });

  test("is what they registered, the newest first, as it is called now; what others changed stays theirs", async () => {
    const make = async (title: string, source: string, person?: string) =>
      GraphicDetail.parse(
        (await process.call("POST", "/api/graphics", { title, config: { type: "external", source } }, person)).body,
      );
    await make("Una", "AbC11");
    const other = await make("De Bruno", "AbC12", "Bruno Prueba");
    const two = await make("Dos", "AbC13");
    const made = TeamContributions.parse(await process.context.made.of(ANA, 1));
    expect(made).toMatchObject({ total: 2, items: [{ id: two.id, collection: "graphics", title: "Dos" }] });
    expect(made.items.some(({ id }) => id === other.id)).toBe(false);
  });

  test("of what belongs to a group nothing is told, whatever it offers", async () => {
    const made = createContributions(recordsDb(harness.database));
    contributionsOfGroup(made).offer("graphics");
    expect(await made.of(ANA, 10)).toEqual({ items: [], total: 0 });
  });
});

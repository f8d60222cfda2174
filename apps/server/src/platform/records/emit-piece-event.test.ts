import { IncludeDetail } from "@nv/contracts/schemas";
import { FEATURE_DIALECTS } from "@nv/test-kit";
import { expect, test } from "vitest";
import { createHarness, startProcess } from "../../../test/registry.ts";
import { STORES } from "../../../test/stores.ts";

const [DISK] = STORES;

test.each(FEATURE_DIALECTS)(
  "other systems are told of what readers notice, and of nothing else, on $name",
  async (dialect) => {
    if (DISK === undefined) throw new Error("There is no store.");
    const harness = await createHarness(dialect, DISK.createStore);
    const process = await startProcess(harness.database, harness.store);
    const call = async (method: "POST" | "PUT", path: string, body: object) => {
      const answer = await process.call(method, `/api/includes${path}`, body);
      expect(answer.status, answer.text).toBeLessThan(300);
      return IncludeDetail.parse(answer.body);
    };
    const fields = { title: "Nota", body: "Una nota **inventada**." };
    const draft = await call("POST", "", fields);
    expect(process.told).toEqual([]);
    const live = await call("POST", `/${draft.id}/publish`, { version: draft.version });
    const edited = await call("PUT", `/${draft.id}`, { ...fields, title: "Otra nota", version: live.version });
    const again = await call("POST", `/${draft.id}/publish`, { version: edited.version });
    const back = await call("POST", `/${draft.id}/rollback`, { version: again.version, revision: live.revision });
    const retired = await call("POST", `/${draft.id}/retire`, { version: back.version });
    const restored = await call("POST", `/${draft.id}/restore`, { version: retired.version });
    expect(process.told).toHaveLength(4);
    await call("POST", `/${draft.id}/publish`, { version: restored.version });
    expect(
      process.told.map((told) => told.kind === "piece" && [told.name, told.piece.title, told.piece.revision]),
    ).toEqual([
      ["published", "Nota", live.revision],
      ["replaced", "Otra nota", again.revision],
      ["replaced", "Nota", live.revision],
      ["retired", "Nota", live.revision],
      ["published", "Otra nota", expect.stringMatching(/^3-/)],
    ]);
    expect(process.told[0]).toMatchObject({
      piece: {
        collection: "includes",
        id: draft.id,
        slug: "nota",
        url: "https://narrativas.example.org/i/nota/",
        version: live.version,
      },
    });
    // What is refused is told to nobody.
    const late = await process.call("POST", `/api/includes/${draft.id}/publish`, { version: 1 });
    expect(late.status).toBe(409);
    expect(process.told).toHaveLength(5);
    await process.close();
    await harness.drop();
  },
);

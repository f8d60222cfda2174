import type { StateView } from "@nv/contracts/schemas";
import type { Datawrapper } from "../../platform/services/datawrapper/datawrapper-client.ts";
import { ServiceProblem } from "../../platform/services/service-problem.ts";

/** Datawrapper is asked at most this often, milliseconds: a screen that is loaded again must not trouble it. */
const CHECK_LIFE_MS = 15_000;

/** Makes the question whether the team's account answers. */
export function createDatawrapperState(
  datawrapper: Pick<Datawrapper, "settings" | "list">,
  now: () => number,
): () => Promise<StateView["datawrapper"]> {
  let checked: { readonly atMs: number; readonly answer: Promise<string> } | null = null;

  async function ask(): Promise<string> {
    try {
      await datawrapper.list({ search: "", offset: 0, limit: 1 });
      return "";
    } catch (error) {
      if (error instanceof ServiceProblem) return error.message;
      throw error;
    }
  }

  return async () => {
    const { mode, apiBase: address } = datawrapper.settings;
    if (mode === "off") return { mode, address, answer: "" };
    const nowMs = now();
    if (checked === null || Math.abs(nowMs - checked.atMs) >= CHECK_LIFE_MS) checked = { atMs: nowMs, answer: ask() };
    return { mode, address, answer: await checked.answer };
  };
}

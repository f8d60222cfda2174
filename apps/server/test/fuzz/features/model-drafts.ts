import type { FindSamples } from "../samples.ts";

/** Right calls about the drafts of models. */
export const samples: FindSamples = ({ ids }) => ({
  "GET /api/descriptions/model-drafts": () => ({ query: { month: "2026-11" } }),
  "GET /api/graphics/linked/:token": () => ({ params: { token: ids.graphic.replaceAll("-", "").padEnd(40, "0") } }),
});

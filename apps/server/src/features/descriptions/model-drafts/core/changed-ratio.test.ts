import { expect, test } from "vitest";
import { changedRatio } from "./changed-ratio.ts";

test.each([
  { draft: "El paro baja.", published: "El paro baja.", ratio: 0 },
  { draft: "El paro  baja.", published: "El paro\nbaja.", ratio: 0 },
  { draft: "El paro baja mucho", published: "El paro baja poco", ratio: 0.25 },
  { draft: "uno dos", published: "tres cuatro", ratio: 1 },
  { draft: "uno dos", published: "", ratio: 1 },
  { draft: "", published: "", ratio: 0 },
])("«$draft» published as «$published»: $ratio", ({ draft, published, ratio }) => {
  expect(changedRatio(draft, published)).toBe(ratio);
});

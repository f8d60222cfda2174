import { expect, test } from "vitest";
import { statedGroups } from "./stated-groups.ts";

test.each([
  { name: "a list", claims: { groups: ["a", "b"] }, groups: ["a", "b"] },
  { name: "one text", claims: { groups: "a" }, groups: ["a"] },
  { name: "none", claims: {}, groups: [] },
  { name: "something else", claims: { groups: [1, 2] }, groups: [] },
  { name: "elsewhere", claims: { _claim_names: { groups: "src1" } }, groups: null },
  { name: "others elsewhere", claims: { groups: ["a"], _claim_names: { roles: "src1" } }, groups: ["a"] },
])("statedGroups: $name -> $groups", ({ claims, groups }) => {
  expect(statedGroups(claims, "groups")).toEqual(groups);
});

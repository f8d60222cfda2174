import { describe, expect, test } from "vitest";
import { FIRST_CONFIG, readGraphicConfig } from "./graphic-config.ts";
import { readPanelAddress } from "./panel-address.ts";
import { readStoryFacts } from "./protocol.ts";

const EMBED = { id: "paro-2026", url: "https://graficos.example.org/g/paro-2026/", config: { width: "wide" } };
const query = (parts: Record<string, string>) => `?${new URLSearchParams(parts)}`;

describe("the address of a panel", () => {
  test.each([
    {
      name: "a search",
      search: "?k=j0a",
      hash: "#SEARCH",
      read: { kind: "search", key: "j0a", embed: null, fault: "" },
    },
    {
      name: "a view",
      search: query({ k: "1", p: JSON.stringify(EMBED) }),
      hash: "#VIEW",
      read: { kind: "view", key: "1", embed: EMBED, fault: "" },
    },
    {
      name: "an edit, with the query after the fragment",
      search: "",
      hash: `#EDIT${query({ k: "1", p: JSON.stringify(EMBED) })}`,
      read: { kind: "edit", key: "1", embed: EMBED, fault: "" },
    },
    { name: "none", search: "", hash: "", read: { kind: null, key: "", embed: null, fault: "" } },
    { name: "another name", search: "?k=1", hash: "#constructor", read: { kind: null } },
  ])("$name", ({ search, hash, read }) => {
    expect(readPanelAddress({ search, hash })).toMatchObject(read);
  });

  test.each([
    ["no JSON", "{"],
    ["a list", "[]"],
    ["no id", JSON.stringify({ ...EMBED, id: 5 })],
    ["an id that leads elsewhere", JSON.stringify({ ...EMBED, id: "../../api/session" })],
    ["an id with an end of its own", JSON.stringify({ ...EMBED, id: "paro#x" })],
    ["an id without end", JSON.stringify({ ...EMBED, id: "a".repeat(81) })],
    ["more than anybody writes", JSON.stringify({ ...EMBED, config: { caption: "a".repeat(20_000) } })],
  ])("with %s in it says so, and shows nothing", (_name, p) => {
    const { embed, fault } = readPanelAddress({ search: query({ k: "1", p }), hash: "#VIEW" });
    expect(embed).toBeNull();
    expect(fault).toMatch(/quítalo e insértalo otra vez\.$/);
  });
});

test.each([
  { kept: {}, read: FIRST_CONFIG },
  { kept: { width: "toString", showTitle: "yes", caption: 5 }, read: FIRST_CONFIG },
  {
    kept: { width: "full", showTitle: true, caption: "Pie" },
    read: { width: "full", showTitle: true, caption: "Pie" },
  },
])("a configuration of $kept is read as $read", ({ kept, read }) => {
  expect(readGraphicConfig(kept)).toEqual(read);
});

test.each([
  { data: { message: "ans_data", data: { headlines: { basic: "Llueve" } } }, facts: { headline: "Llueve" } },
  { data: '{"message":"ans_data","data":{"headlines":{"basic":"Llueve"}}}', facts: { headline: "Llueve" } },
  { data: { message: "ans_data", data: {} }, facts: { headline: "" } },
  { data: { message: "otra cosa" }, facts: null },
  { data: "nada", facts: null },
  { data: null, facts: null },
])("what Composer tells of the story: $data", ({ data, facts }) => {
  expect(readStoryFacts(data)).toEqual(facts);
});

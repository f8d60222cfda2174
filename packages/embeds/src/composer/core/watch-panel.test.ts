import { describe, expect, test } from "vitest";
import { configFaults, forbiddenKeysIn, jsonBytes } from "./check-config.ts";
import { type PanelKind, READY_TIMEOUT_MS, writeMessage } from "./protocol.ts";
import { type Judged, judgeMessage, watchPanel } from "./watch-panel.ts";

const KEY = "j0a";
const EMBED = { id: "paro", url: "https://graficos.example.org/g/paro/", config: { width: "column" } };
const ready = writeMessage(KEY, { action: "ready", heightPx: 480 });
const data = writeMessage(KEY, { action: "data", embed: EMBED });
const cancel = writeMessage(KEY, { action: "cancel" });

/** Returns the outcome of the last of some messages, a hundred milliseconds apart. */
function after(kind: PanelKind, messages: readonly unknown[], everyMs = 100): Judged {
  let watch = watchPanel(kind, KEY, 0);
  let judged: Judged = { watch, faults: [], effect: { kind: "nothing" }, action: "" };
  messages.forEach((message, position) => {
    judged = judgeMessage(watch, message, (position + 1) * everyMs);
    watch = judged.watch;
  });
  return judged;
}
const changed = (part: object) =>
  JSON.stringify({ source: "custom_embed", action: "data", key: KEY, data: { ...EMBED, ...part } });

describe("a panel that keeps to the protocol", () => {
  test.each([
    { name: "is ready", kind: "search", messages: [ready], effect: { kind: "ready", heightPx: 480, asksStory: false } },
    { name: "hands something over", kind: "search", messages: [ready, data], effect: { kind: "insert", embed: EMBED } },
    { name: "changes something", kind: "edit", messages: [ready, data], effect: { kind: "insert", embed: EMBED } },
    { name: "changes nothing", kind: "edit", messages: [ready, cancel], effect: { kind: "close" } },
    {
      name: "asks what the story is about",
      kind: "search",
      messages: [writeMessage(KEY, { action: "ready", heightPx: 1, asksStory: true })],
      effect: { kind: "ready", heightPx: 1, asksStory: true },
    },
  ] as const)("$name", ({ kind, messages, effect }) => {
    expect(after(kind, messages)).toMatchObject({ faults: [], effect });
  });
});

describe("a panel that does not is told what is wrong, and nothing comes of it", () => {
  test.each([
    { name: "an object", kind: "search", messages: [{ source: "custom_embed" }], fault: /tiene que ser un texto/ },
    { name: "no JSON", kind: "search", messages: ["{"], fault: /no es un objeto JSON/ },
    { name: "a list", kind: "search", messages: ["[]"], fault: /no es un objeto JSON/ },
    {
      name: "no source",
      kind: "search",
      messages: [JSON.stringify({ action: "ready", key: KEY })],
      fault: /Falta "source"/,
    },
    { name: "another's key", kind: "search", messages: [ready.replace(KEY, "x")], fault: /"key" tiene que ser la k/ },
    {
      name: "an unknown action",
      kind: "search",
      messages: [ready.replace("ready", "hola")],
      fault: /ready, data o cancel/,
    },
    { name: "no height", kind: "view", messages: [ready.replace("480", '"480"')], fault: /tiene que traer la altura/ },
    { name: "data before ready", kind: "search", messages: [data], fault: /llegó antes que ready/ },
    { name: "data of a view", kind: "view", messages: [ready, data], fault: /VIEW solo dice ready/ },
    { name: "a cancel of a view", kind: "view", messages: [ready, cancel], fault: /VIEW solo dice ready/ },
    { name: "a word after the last", kind: "search", messages: [ready, cancel, data], fault: /Ya había acabado/ },
    { name: "no id", kind: "search", messages: [ready, changed({ id: "" })], fault: /Falta data.id/ },
    {
      name: "half an address",
      kind: "search",
      messages: [ready, changed({ url: "/g/paro/" })],
      fault: /Falta data.url/,
    },
    {
      name: "a script as an address",
      kind: "search",
      messages: [ready, changed({ url: "javascript:1" })],
      fault: /Falta data.url/,
    },
    {
      name: "no configuration",
      kind: "search",
      messages: [ready, changed({ config: "ancho" })],
      fault: /tiene que ser un objeto/,
    },
    {
      name: "a key of ANS",
      kind: "search",
      messages: [ready, changed({ config: { pie: [{ type: 1 }] } })],
      fault: /«pie.0.type»/,
    },
    {
      name: "too much",
      kind: "edit",
      messages: [ready, changed({ config: { caption: "é".repeat(1020) } })],
      fault: /sobran 6/,
    },
  ] as const)("$name", ({ kind, messages, fault }) => {
    const { faults, effect } = after(kind, messages);
    expect(faults.join(" ")).toMatch(fault);
    expect(effect).toMatchObject({ kind: "nothing" });
  });

  test("a second ready is told, and its height is taken all the same", () => {
    expect(after("view", [ready, ready])).toMatchObject({
      faults: ["ready se dice una vez."],
      effect: { heightPx: 480 },
    });
  });

  test("a ready after ten seconds is told", () => {
    expect(after("view", [ready], READY_TIMEOUT_MS).faults).toEqual([
      "ready llegó a los 10 segundos: Composer espera unos diez.",
    ]);
  });
});

describe("the configuration", () => {
  test("takes two kilobytes as Arc counts them: bytes, not letters", () => {
    const bytes = (caption: string) => jsonBytes({ caption });
    expect([bytes("e"), bytes("é")]).toEqual([15, 16]);
    expect(configFaults({ caption: "e".repeat(2034) })).toEqual([]);
    expect(configFaults({ caption: "e".repeat(2035) })[0]).toMatch(/ocupa 2049 bytes y caben 2048: sobran 1/);
  });

  test("a thousand levels cost no more than their letters", () => {
    let config: object = { version: 1 };
    for (let level = 0; level < 1000; level += 1) config = { a: config };
    expect(forbiddenKeysIn(config)).toHaveLength(1);
  });
});

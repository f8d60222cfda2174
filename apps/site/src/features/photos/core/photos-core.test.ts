import { type PhotoItem, PhotoWords } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { keepCredit, readCredit } from "./kept-credit";
import { keywordsIn } from "./keywords";
import { pastedFiles } from "./pasted-files";
import { batchSentence, canGo, standingOf } from "./photo-standing";
import { readAddress, writeAddress } from "./photos-address";

const PROBLEM = { field: "altText", message: "Falta" };

function item(part: Partial<PhotoItem>): PhotoItem {
  return {
    ...{ id: "1", fileId: "2", graphicId: null, name: "a.jpg", pictureUrl: null, sizeBytes: 1 },
    facts: { kind: "document", format: "pdf" },
    fields: { altText: "", caption: "", byline: "", agency: "", isReduced: false, isRepeated: false },
    words: PhotoWords.parse({}),
    ...{ problems: [], notices: [], state: "draft", progressRatio: 0, message: "", remedy: "none" },
    ...{ sent: null, known: null },
    ...part,
  };
}
const KNOWN = { arcId: "A", url: "", sentAtMs: 0, sentBy: "" };

interface Case {
  readonly name: string;
  readonly part: Partial<PhotoItem>;
  readonly is: string;
  readonly goes: boolean;
}

test.each<Case>([
  { name: "ready", part: {}, is: "Lista", goes: true },
  { name: "without its text", part: { problems: [PROBLEM] }, is: "Le falta algo", goes: false },
  {
    name: "there already",
    part: { known: KNOWN, problems: [{ field: "isRepeated", message: "" }] },
    is: "Ya estaba",
    goes: false,
  },
  {
    name: "there already, without its text",
    part: { known: KNOWN, problems: [PROBLEM, { field: "isRepeated", message: "" }] },
    is: "Le falta algo",
    goes: false,
  },
  { name: "on its way", part: { state: "queued" }, is: "Espera su turno", goes: false },
  { name: "failed", part: { state: "failed" }, is: "No ha salido", goes: true },
  { name: "sent", part: { state: "done" }, is: "En Photo Center", goes: false },
])("one that is $name is «$is»", ({ part, is, goes }) => {
  const one = item(part);
  expect([standingOf(one).name, canGo(one)]).toEqual([is, goes]);
});

test("a batch says how it stands, without what there is none of", () => {
  const [done, failed, going, ready, lacking] = [
    item({ state: "done" }),
    item({ state: "failed" }),
    item({ state: "running" }),
    item({}),
    item({ problems: [PROBLEM] }),
  ];
  expect(batchSentence([])).toBe("");
  expect(batchSentence([done, done])).toBe("2 enviadas de 2");
  expect(batchSentence([done, failed, going, ready, lacking])).toBe(
    "1 enviada de 5 · 1 en camino · 1 no ha salido · 1 lista · 1 espera por ti",
  );
});

test("the credit of the last time is remembered, and nothing that is none", () => {
  const kept = new Map<string, string>();
  const store = {
    read: (key: string) => kept.get(key) ?? null,
    keep: (key: string, text: string | null) => void (text === null ? kept.delete(key) : kept.set(key, text)),
  };
  expect(readCredit(store)).toEqual({ byline: "", agency: "" });
  keepCredit(store, { byline: " Ana ", agency: "Diario" });
  expect(readCredit(store)).toEqual({ byline: "Ana", agency: "Diario" });
  for (const key of kept.keys()) kept.set(key, '{"byline":3}');
  expect(readCredit(store)).toEqual({ byline: "", agency: "" });
});

test("words are told apart by commas, each once", () => {
  expect(keywordsIn(" plaza, noche;plaza,\n, año nuevo ")).toEqual(["plaza", "noche", "año nuevo"]);
});

test("what is pasted without a name gets one, and what has one keeps it", () => {
  const files = [new File([], "image.png"), new File([], "plano.jpg"), new File([], "image.jpeg")];
  expect(pastedFiles(files, 2).map(({ name }) => name)).toEqual(["pegada-3.png", "plano.jpg", "pegada-5.jpeg"]);
});

test("a batch has an address of its own", () => {
  expect(readAddress(new URL(writeAddress("abc"), "https://a.example").search)).toBe("abc");
  expect(writeAddress()).toBe("/upload_photocenter");
});

import { createSecretKey, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { openSealedText, sealText } from "./sealed-text.ts";

const key = createSecretKey(randomBytes(32));
const TEXT = "un token del directorio, ñ";

/** Changes a letter in the middle of a text to another one. */
function changed(text: string): string {
  const middle = text.length >> 1;
  return text.slice(0, middle) + (text[middle] === "A" ? "B" : "A") + text.slice(middle + 1);
}

test("a text is read again with its key at its place, and sealed anew each time", () => {
  const sealed = sealText(key, TEXT, "ana");
  expect(openSealedText(key, sealed, "ana")).toBe(TEXT);
  expect(sealText(key, TEXT, "ana")).not.toBe(sealed);
});

test.each([
  { name: "at another place", read: (sealed: string) => openSealedText(key, sealed, "eva") },
  {
    name: "with another key",
    read: (sealed: string) => openSealedText(createSecretKey(randomBytes(32)), sealed, "ana"),
  },
  { name: "cut", read: (sealed: string) => openSealedText(key, sealed.slice(0, 30), "ana") },
  { name: "changed", read: (sealed: string) => openSealedText(key, changed(sealed), "ana") },
  { name: "that is nothing", read: () => openSealedText(key, "", "ana") },
])("a sealed text $name is not read", ({ read }) => {
  expect(read(sealText(key, TEXT, "ana"))).toBeNull();
});

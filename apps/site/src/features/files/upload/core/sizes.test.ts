import { FILE_MOST_BYTES } from "@nv/contracts";
import { expect, test } from "vitest";
import { NAMED_KINDS, SIZES } from "./sizes";

test("the sizes of what can be brought are said, those of documents and typefaces too", () => {
  expect(SIZES).toMatchInlineSnapshot(
    `"Imágenes y documentos hasta 50 MB, vídeos hasta 500 MB, tipografías hasta 5 MB, lo demás hasta 200 MB."`,
  );
});

test("what is not named has one size", () => {
  const others = Object.entries(FILE_MOST_BYTES).filter(([kind]) => !NAMED_KINDS.some((named) => named === kind));
  expect(new Set(others.map(([, bytes]) => bytes)).size).toBe(1);
  expect(FILE_MOST_BYTES.document).toBe(FILE_MOST_BYTES.picture);
});

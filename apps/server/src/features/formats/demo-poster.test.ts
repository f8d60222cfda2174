import { FORMATS } from "@nv/formats";
import { expect, test } from "vitest";
import { demoPoster } from "./demo-poster.ts";

test("every format whose example has a file is seen before it is alive, by a drawing that needs no program", () => {
  for (const { about, example } of FORMATS) {
    const poster = demoPoster({ example });
    const hasFiles = Object.keys(example.files).length > 0;
    expect([about.name, poster?.startsWith("<svg ") ?? false]).toEqual([about.name, hasFiles]);
  }
});

import { expect, test } from "vitest";
import { ABOUT_FORMATS } from "./about.ts";
import { FORMATS } from "./formats.ts";

test("what people choose among is what there is, but the text between", () => {
  const moving = FORMATS.map(({ about }) => about.name).filter((name) => name !== "Texto");
  expect(ABOUT_FORMATS.map(({ name }) => name).toSorted()).toEqual(moving.toSorted());
});

test("a path has one name and takes the same files in all formats", () => {
  const told = new Map<string, string>();
  for (const { about } of FORMATS)
    for (const [path, label] of Object.entries(about.labels)) {
      const said = JSON.stringify([label, about.files[path]?.kinds ?? []]);
      expect(told.get(path) ?? said, `${about.name}: ${path}`).toBe(said);
      told.set(path, said);
    }
});

test.each(FORMATS.map((format) => ({ name: format.about.name, format })))(
  "the example of $name is right as it is, and draws every file that it names",
  ({ format }) => {
    const { schema, example } = format;
    expect(schema.parse(example.block)).toEqual(example.block);
    expect(format.rules(example.block)).toEqual([]);
    const named = new Set(format.renditions(example.block).map(({ source }) => source));
    expect([...named].toSorted()).toEqual(Object.keys(example.files).toSorted());
  },
);

import type { FileOf, ResolvedFile } from "@nv/piece-parts";
import { AUDIO_FACTS, PICTURE_FACTS, resolvedFile, VIDEO_FACTS } from "@nv/piece-parts/test";
import { expect, test } from "vitest";
import { ABOUT_FORMATS } from "./about.ts";
import type { DemoFile } from "./demo-file.ts";
import { FORMATS, formatOf } from "./formats.ts";

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

test("every file that a block names is given another name, at its place in the block", () => {
  const { block } = formatOf("WebglScrolling").example;
  const paths: string[] = [];
  const mapped = formatOf("WebglScrolling").mapSources(block, (source, path) => {
    paths.push(path);
    return `${source}!`;
  });
  expect(paths).toEqual(["settings.model", ...block.steps.map((_, place) => `steps.${place}.data.image`)]);
  expect(JSON.stringify(mapped).replaceAll('!"', '"')).toBe(JSON.stringify(block));
});

/** Returns the facts of a file of an example: what it says of itself, and how large it is drawn. */
function factsOf(file: DemoFile | undefined): Partial<ResolvedFile> {
  if (file === undefined) throw new Error("The example names a file that it does not draw.");
  const { content, ...words } = file;
  if (content.kind === "drawing") {
    const { widthPx, heightPx } = content;
    return { ...words, facts: { ...PICTURE_FACTS, format: "svg", hasAlpha: true, widthPx, heightPx } };
  }
  if (content.kind === "sound") return { ...words, facts: AUDIO_FACTS };
  if (content.kind !== "clip") return words;
  const { widthPx, heightPx, frames, framesPerSecond } = content;
  const durationMs = (1000 * frames) / framesPerSecond;
  return { ...words, facts: { ...VIDEO_FACTS, widthPx, heightPx, framesPerSecond, durationMs, hasSound: false } };
}

test.each(FORMATS.map((format) => ({ name: format.about.name, format })))(
  "the example of $name is right as it is, and draws every file that it names",
  ({ format }) => {
    const { schema, example } = format;
    expect(schema.parse(example.block)).toEqual(example.block);
    expect(format.rules(example.block)).toEqual([]);
    const told = new Map(Object.entries(example.files));
    const fileOf: FileOf = (source, recipe) => resolvedFile({ source, recipe }, factsOf(told.get(source)));
    // What a folder of ai2html says is read from it, in the tests of its formats.
    const isFolder = [...told.values()].some(({ content }) => content.kind === "folder");
    if (!isFolder) expect(format.fileRules(example.block, fileOf)).toEqual([]);
    const named = new Set(format.renditions(example.block).map(({ source }) => source));
    expect([...named].toSorted()).toEqual(Object.keys(example.files).toSorted());
  },
);

import type { FileOf } from "@nv/piece-parts";
import { PICTURE_FACTS, resolvedFile } from "@nv/piece-parts/test";
import { expect, test } from "vitest";
import { NOTHING_AROUND } from "../around.ts";
import type { Block } from "../block.ts";
import { writeBlock } from "../blocks-html.ts";
import { formatOf } from "../formats.ts";

const picture = (widthPx: number, heightPx: number) => ({ ...PICTURE_FACTS, widthPx, heightPx });
const fileOf =
  (more: object = {}): FileOf =>
  (source, recipe) => ({ ...resolvedFile({ source, recipe }), ...more });

const INPUT = { isFirst: true, srcOf: ({ path }: { readonly path: string }) => path, built: () => "" };
const written = (block: Block, around = NOTHING_AROUND) =>
  writeBlock(block, { ...INPUT, file: fileOf({ credit: "Ana & Cía" }), around });
const example = (name: string) => formatOf(name).example.block;

test("the caption of a photograph and what is seen in it are two things, and its credit stands with them", () => {
  const block = example("Foto");
  const [step] = block.steps;
  if (step === undefined) throw new Error("The example has a step.");
  const { html } = written({ ...block, steps: [{ ...step, text: "El pie.", alt: "Un velero." }] });
  expect(html).toContain('alt="Un velero."');
  expect(html).toContain('<figcaption><p>El pie.</p><span class="nv-whose">Ana &amp; Cía</span></figcaption>');
  expect(html).not.toContain("nv-credit");
});

test("two photographs that are compared are cut alike, and are two", () => {
  const { rules, fileRules, example: own } = formatOf("Fotos");
  const [first] = own.block.steps;
  expect(rules({ ...own.block, steps: first === undefined ? [] : [first] }).map(({ message }) => message)).toEqual([
    "Para comparar hacen falta dos fotos, y hay 1",
  ]);
  const uneven: FileOf = (source, recipe) => ({
    ...fileOf({ credit: "Ana", altText: "Un puerto." })(source, recipe),
    facts: source.endsWith("11") ? picture(1200, 800) : picture(1200, 1200),
  });
  expect(fileRules(own.block, uneven).map(({ field }) => field)).toEqual(["steps.1.data.image"]);
});

test.each(["Cita", "Recuadro", "Cronologia", "Preguntas"])(
  "%s with a step that says nothing is not published",
  (name) => {
    const { block } = formatOf(name).example;
    const empty = { ...block, steps: block.steps.map((step) => ({ ...step, text: " " })) };
    expect(formatOf(name).rules(empty)[0]?.field).toBe("steps.0.text");
  },
);

test("each step of a block that stays where it is has its address, and every text in it is safe", () => {
  const block = example("Cronologia");
  const steps = block.steps.map((step) => ({ ...step, text: "<b>x</b>", data: { when: "<i>21.40</i>" } }));
  const { html, isAlive } = written({ ...block, steps });
  expect(isAlive).toBe(false);
  for (const { id } of steps) expect(html).toContain(`<li id="b-cronologia-${id}">`);
  expect(html).not.toMatch(/<[bi]>/);
});

test("an index has the chapters of its story, and a script only where a bar follows the reader", () => {
  const block = example("Indice");
  const chapters = [{ anchor: "b-uno-a", title: "La noche & el río" }];
  const { html, isAlive } = written(block, { ...NOTHING_AROUND, chapters });
  expect(html).toContain('<a href="#b-uno-a">La noche &amp; el río</a>');
  expect(isAlive).toBe(true);
  expect(written({ ...block, settings: { title: "", follows: false } }).isAlive).toBe(false);
});

test("links go to https alone, and lead out of the frame", () => {
  const { schema, example: own } = formatOf("Relacionados");
  const [step] = own.block.steps;
  const linked = (address: string) => ({ ...own.block, steps: [{ ...step, data: { linkTitle: "x", address } }] });
  expect(schema.safeParse(linked("javascript:alert(1)")).success).toBe(false);
  expect(schema.safeParse(linked("https://example.org/")).success).toBe(true);
  expect(written(own.block).html).toContain('target="_top" rel="noopener"');
});

test("captions of a video go out beside the page, under a name of the step, and are read on paper", () => {
  const { html, files = [] } = written(example("VideoSonido"));
  expect(files.map(({ path }) => path)).toEqual(["captions-b-video-a.vtt"]);
  expect(html).toContain('<track kind="captions" src="captions-b-video-a.vtt"');
  expect(html).toContain('<p class="nv-spoken">Aquí se lee lo que se dice.</p>');
});

test("the text of a block that moves stands where it is said, as its format suits it, or over it on a card", () => {
  const block = example("ImgTransition");
  expect(written(block).html).toContain('class="nv-block nv-ImgTransition"');
  const beside = { ...block, layout: { place: "left", look: "outlined" } } as const;
  expect(written(beside).html).toContain('class="nv-block nv-ImgTransition nv-block--left nv-block--outlined"');
  expect(
    formatOf("ImgTransition").schema.safeParse({ ...block, layout: { place: "above", look: "card" } }).success,
  ).toBe(false);
});

test.each(["Foto", "Apertura", "ImgTransition"])(
  "a drawing weighs in %s what it weighs, though it has no AVIF",
  (name) => {
    const { example: own, phoneBytes } = formatOf(name);
    const drawing = { path: "picture.svg", sizeBytes: 4200, mediaType: "image/svg+xml", widthPx: 1200, heightPx: 800 };
    const all: FileOf = (source, recipe) => {
      const file = fileOf()(source, recipe);
      return { ...file, parts: file.parts.slice(0, 1).map((part) => ({ ...part, ...drawing })) };
    };
    expect(phoneBytes(own.block, all) % 4200).toBe(0);
    expect(phoneBytes(own.block, all)).toBeGreaterThan(0);
  },
);

import { type Chance, createChance } from "@nv/test-kit/seeded-random";
import { describe, expect, test } from "vitest";
import { type CopyStory, LONGEST_COPY, plainCopy, readCopy, writeCopy } from "./copy-text";

const STORY: CopyStory = {
  title: "El agua que no vuelve",
  dek: "Un embalse en **cinco** pasos",
  blocks: [
    {
      id: "a1",
      steps: [
        { id: "s1", text: "En mayo estaba lleno.\n\nEn agosto, no.", alt: "Un embalse lleno." },
        { id: "s2", text: "Nadie lo esperaba.", alt: "" },
      ],
    },
    { id: "a2", steps: [{ id: "s1", text: "[[no es una marca]]\n\\[[ni esto]]", alt: "Mapa" }] },
  ],
};

/** Reads the copy of a story back after something in it was replaced. */
const edited = (from: string | RegExp, to: string, story = STORY) =>
  readCopy(story, writeCopy(story).replace(from, to));

test("the words of a story as a text", () => {
  expect(writeCopy(STORY)).toMatchInlineSnapshot(`
    "Cambia los textos y deja como están las líneas entre dobles corchetes: dicen de quién es cada uno.
    Un texto puede tener varios párrafos. Lo que se escriba antes de la primera de esas líneas no entra en la historia.

    [[título]]
    El agua que no vuelve

    [[entradilla]]
    Un embalse en **cinco** pasos

    [[bloque 1 · paso 1 · #2ww8cz8]]
    En mayo estaba lleno.

    En agosto, no.

    [[bloque 1 · paso 1 · texto alternativo · #2ww8cz8]]
    Un embalse lleno.

    [[bloque 1 · paso 2 · #j1x042n]]
    Nadie lo esperaba.

    [[bloque 1 · paso 2 · texto alternativo · #j1x042n]]


    [[bloque 2 · paso 1 · #2ssasul]]
    \\[[no es una marca]]
    \\\\[[ni esto]]

    [[bloque 2 · paso 1 · texto alternativo · #2ssasul]]
    Mapa
    "
  `);
});

describe("what comes back", () => {
  test("as it went says that nothing changed, whatever an editor does to the ends of its lines", () => {
    const text = writeCopy(STORY);
    const nothing = { steps: [], problems: [] };
    expect(readCopy(STORY, text)).toEqual(nothing);
    expect(readCopy(STORY, `\u{feff}${text.replaceAll("\n", "\r\n")}`)).toEqual(nothing);
    expect(readCopy(STORY, text.replaceAll("\n", "  \r"))).toEqual(nothing);
    expect(readCopy(STORY, text.replaceAll("·", "•"))).toEqual(nothing);
  });

  test("tells what is new by block and step, and nothing of the rest", () => {
    expect(edited("Nadie lo esperaba.", "Nadie lo esperaba:\n\nni los vecinos.").steps).toEqual([
      { blockId: "a1", stepId: "s2", text: "Nadie lo esperaba:\n\nni los vecinos." },
    ]);
    expect(edited("Un embalse lleno.", "Un embalse hasta arriba.").steps).toEqual([
      { blockId: "a1", stepId: "s1", alt: "Un embalse hasta arriba." },
    ]);
    expect(edited("que no vuelve", "que se fue")).toEqual({ title: "El agua que se fue", steps: [], problems: [] });
    expect(edited("Nadie lo esperaba.", "").steps).toEqual([{ blockId: "a1", stepId: "s2", text: "" }]);
  });

  test("finds its step where it is now, when blocks were moved meanwhile", () => {
    const text = writeCopy(STORY).replace("Mapa", "Mapa del embalse");
    const moved = { ...STORY, blocks: STORY.blocks.toReversed() };
    expect(readCopy(moved, text)).toEqual({
      steps: [{ blockId: "a2", stepId: "s1", alt: "Mapa del embalse" }],
      problems: [],
    });
  });

  test("without the code of a mark goes by its place", () => {
    expect(edited(/ · #\w+\]\]\nNadie lo esperaba\./, "]]\nSe sabía.")).toEqual({
      steps: [{ blockId: "a1", stepId: "s2", text: "Se sabía." }],
      problems: [],
    });
  });

  test("without a mark says which, and that its text is in the one before", () => {
    const { steps, problems } = edited(/\[\[bloque 1 · paso 2 · #\w+\]\]\n/, "");
    expect(steps).toEqual([{ blockId: "a1", stepId: "s1", alt: "Un embalse lleno.\n\nNadie lo esperaba." }]);
    expect(problems).toEqual([
      { line: 0, message: expect.stringContaining("Falta la marca «bloque 1 · paso 2»"), text: "" },
    ]);
  });

  test("with a mark twice takes the first, and gives the other text back", () => {
    const [mark = ""] = /\[\[bloque 1 · paso 2 · #\w+\]\]/.exec(writeCopy(STORY)) ?? [];
    const { steps, problems } = readCopy(STORY, `${writeCopy(STORY)}\n${mark}\nOtra cosa.\n`);
    expect(steps).toEqual([]);
    expect(problems).toMatchObject([
      { message: "La marca «bloque 1 · paso 2» está dos veces: vale la primera.", text: "Otra cosa." },
    ]);
    expect(readCopy(STORY, `${writeCopy(STORY)}\n${mark}\nNadie lo esperaba.\n`).problems).toEqual([]);
  });

  test("with a mark of another story, and with a note above, gives their texts back", () => {
    const other = "[[bloque 9 · paso 1 · #zzzzzzz]]\nPerdido.\n";
    expect(readCopy(STORY, `Ojo con los nombres.\n${writeCopy(STORY)}\n${other}[[???]]\nTambién.`)).toMatchObject({
      steps: [],
      problems: [
        { line: 1, text: "Ojo con los nombres." },
        { message: expect.stringContaining("«bloque 9 · paso 1 · #zzzzzzz» no es de esta historia"), text: "Perdido." },
        { message: expect.stringContaining("«???»"), text: "También." },
      ],
    });
  });

  test("another text altogether changes nothing, and is told in few words", () => {
    const marks = Array.from({ length: 5000 }, (_, index) => `[[bloque ${index + 7} · paso 1]]\nTexto ${index}`);
    const { steps, problems } = readCopy(STORY, marks.join("\n"));
    expect([steps, problems.length]).toEqual([[], 100]);
    expect(problems.at(-1)?.text).toContain("Texto 4999");
    expect(readCopy(STORY, "x".repeat(LONGEST_COPY + 1)).problems).toHaveLength(1);
  });

  test.each(["[[", "\\", "\\[[", " ", "\n", "[[bloque 1 · paso 1]]\n", "·", "]]"])(
    "a book of %j is read once",
    (part) => {
      expect(readCopy(STORY, part.repeat(LONGEST_COPY / part.length)).problems.length).toBeGreaterThan(0);
    },
  );
});

/** Pieces that a text of a story may be made of, the odd ones first. */
const PIECES = [
  "[[",
  "]]",
  "\\",
  "[[título]]",
  "\n",
  "\n\n",
  " ",
  "\t",
  "\r\n",
  "#a1",
  "·",
  "Ñandú",
  "**",
  "\u{2028}",
  "🌍",
  "\u{feff}",
] as const;

const words = (chance: Chance) => Array.from({ length: chance.below(9) }, () => chance.pick(PIECES)).join("");

function anyStory(chance: Chance): CopyStory {
  const steps = () =>
    Array.from({ length: chance.below(5) }, (_, index) => ({
      id: `s${index}`,
      text: words(chance),
      alt: words(chance),
    }));
  const blocks = Array.from({ length: chance.below(6) }, (_, index) => ({ id: `b${index}`, steps: steps() }));
  return { title: words(chance), dek: words(chance), blocks };
}

/** The words of a story as they are compared. */
const plainStory = ({ title, dek, blocks }: CopyStory) => ({
  title: plainCopy(title),
  dek: plainCopy(dek),
  blocks: blocks.map(({ id, steps }) => ({
    id,
    steps: steps.map((step) => ({ id: step.id, text: plainCopy(step.text), alt: plainCopy(step.alt) })),
  })),
});

test("of a thousand stories of odd texts each comes back whole, and so does every word of another of the same steps", () => {
  const chance = createChance(20_261_122);
  for (let round = 0; round < 1000; round += 1) {
    const story = anyStory(chance);
    expect(readCopy(story, writeCopy(story))).toEqual({ steps: [], problems: [] });
    const rewritten: CopyStory = {
      title: words(chance),
      dek: words(chance),
      blocks: story.blocks.map((block) => ({
        ...block,
        steps: block.steps.map((step) => ({ ...step, text: words(chance), alt: words(chance) })),
      })),
    };
    const { title, dek, steps, problems } = readCopy(story, writeCopy(rewritten));
    expect(problems).toEqual([]);
    const after = plainStory(story);
    const applied = {
      title: title ?? after.title,
      dek: dek ?? after.dek,
      blocks: after.blocks.map((block) => ({
        ...block,
        steps: block.steps.map((step) => {
          const change = steps.find(({ blockId, stepId }) => blockId === block.id && stepId === step.id);
          return { ...step, text: change?.text ?? step.text, alt: change?.alt ?? step.alt };
        }),
      })),
    };
    expect(applied).toEqual(plainStory(rewritten));
  }
});

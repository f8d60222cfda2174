import { expect, test } from "vitest";
import { checkFrontMatter } from "./front-matter";

const GOOD = {
  title: "Colores",
  estado: "estable",
  responsable: "Diseño",
  revisado: new Date("2026-11-20"),
  revisar_cada: "6 meses",
  aliases: ["paleta", "hex"],
};

test("a page that tells everything has a record and no faults", () => {
  expect(checkFrontMatter(GOOD)).toEqual({
    record: {
      state: "estable",
      owner: "Diseño",
      reviewedOn: "2026-11-20",
      reviewDueOn: "2027-05-20",
      aliases: ["paleta", "hex"],
    },
    faults: [],
  });
});

test("a page without other words is fine", () => {
  const { aliases: _, ...rest } = GOOD;
  expect(checkFrontMatter(rest).record?.aliases).toEqual([]);
});

test("every fault is told at once, each with what came", () => {
  const { faults } = checkFrontMatter({ estado: "listo", revisado: "ayer", revisar_cada: 6, aliases: "paleta" });
  expect(faults).toMatchInlineSnapshot(`
    [
      "«estado» dice «listo»: pon uno de borrador, beta, estable, obsoleto, retirado.",
      "«responsable» falta: pon el área que responde de la página.",
      "«revisado» dice «ayer»: pon un día como 2026-11-20.",
      "«revisar_cada» dice «6»: pon un plazo como «6 meses» o «1 año», o «nunca».",
      "«aliases» dice «paleta»: pon una lista de palabras, [color, paleta].",
    ]
  `);
});

test("a page of the archive is not reviewed again", () => {
  expect(checkFrontMatter({ ...GOOD, revisar_cada: "nunca" })).toMatchObject({
    faults: [],
    record: { reviewDueOn: null },
  });
});

test.each(["2026-02-30", "20-11-2026", "2026-1-1"])("%s is not a day", (revisado) => {
  expect(checkFrontMatter({ ...GOOD, revisado }).faults).toHaveLength(1);
});

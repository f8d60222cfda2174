import { expect, test } from "vitest";
import { readOldStory } from "./read-old-story";

function counting() {
  let last = 0;
  return () => {
    last += 1;
    return `n${last}`;
  };
}
const read = (story: unknown) => readOldStory(typeof story === "string" ? story : JSON.stringify(story), counting());

test("the photographs of before become steps with their words, and the files are told", () => {
  const found = read({
    plantilla: "Scrolling_foto",
    titulo: "La riada",
    entradilla: "Un ejemplo",
    pasos: [
      { texto: "Antes", foto: "1.jpg", alt: "Un valle", posicion: "izquierda" },
      { texto: "Después", foto: "2.jpg" },
    ],
  });
  expect(found).toMatchObject({
    title: "La riada",
    files: ["1.jpg", "2.jpg"],
    config: {
      type: "story",
      dek: "Un ejemplo",
      blocks: [
        {
          format: "ImgTransition",
          steps: [
            { text: "Antes", alt: "Un valle", align: "left" },
            { text: "Después", alt: "", align: "center" },
          ],
        },
      ],
    },
  });
});

test("blocks with English names are read too, each as a block", () => {
  const found = read({
    template: "scrolling_foto",
    blocks: [{ steps: [{ text: "Uno", image: "a.jpg" }] }, { steps: [] }, { steps: [{ text: "Dos", image: "a.jpg" }] }],
  });
  expect(found).toMatchObject({
    files: ["a.jpg"],
    config: { blocks: [{ steps: [{ text: "Uno" }] }, { steps: [{ text: "Dos" }] }] },
  });
});

test.each(["Scrolling_horizontal", "Scrolling_vídeo"])("%s has a format today", (plantilla) => {
  expect(read({ plantilla, pasos: [{ texto: "Uno" }] })).toMatchObject({
    config: { blocks: [{ steps: [{ text: "Uno" }] }] },
  });
});

test.each([
  ["{", "No es JSON: copia el archivo entero, desde la primera llave hasta la última."],
  [
    { pasos: [{ texto: "Uno" }] },
    "No es de Scrolling_foto, Scrolling_horizontal ni Scrolling_video: falta «plantilla».",
  ],
  [["plantilla"], "No es de Scrolling_foto, Scrolling_horizontal ni Scrolling_video: falta «plantilla»."],
  [{ plantilla: "foto", pasos: [] }, "No tiene ningún paso: hacen falta «pasos» o «bloques» con sus «pasos»."],
  ["x".repeat(500_001), "Es demasiado largo para ser una de aquellas piezas."],
])("what is none of them is refused with its sentence", (story, refused) => {
  expect(read(story)).toEqual({ refused });
});

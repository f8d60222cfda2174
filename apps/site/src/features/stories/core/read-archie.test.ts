import { describe, expect, test } from "vitest";
import { isArchie, readArchie } from "./read-archie";

/** The steps of a text, whatever they are of. */
function read(source: string) {
  const { groups, ...rest } = readArchie(source);
  return { steps: groups.flatMap(({ steps }) => steps), ...rest };
}
const textsOf = (source: string) => read(source).steps.map(({ text }) => text);

describe("steps in ArchieML", () => {
  test("are objects with a text and an alternative one, in lines until :end", () => {
    const source = `
titular: El agua que no vuelve

[steps]
text: En mayo estaba **lleno**.

En agosto, no.
\\[nota] y \\:end no acaban nada
:end
alt: Un embalse lleno.

text: Nadie lo esperaba.
imagen: seco.jpg
alt: Un embalse vacío.
[]

credito: Ana`;
    expect(read(source)).toEqual({
      steps: [
        {
          text: "En mayo estaba **lleno**.\n\nEn agosto, no.\n[nota] y \\:end no acaban nada",
          alt: "Un embalse lleno.",
        },
        { text: "Nadie lo esperaba.", alt: "Un embalse vacío." },
      ],
      unused: 0,
      unknown: ["titular", "imagen", "credito"],
    });
  });

  test("are plain items, or freeform", () => {
    expect(textsOf("[pasos]\n* Uno\n* Dos: con dos puntos\n[]\n* fuera")).toEqual(["Uno", "Dos: con dos puntos"]);
    expect(read("[+steps]\nUno.\n\ntext: Dos.\nalt: Una foto\nTres.\n[]")).toEqual({
      steps: [
        { text: "Uno.", alt: "" },
        { text: "Dos.", alt: "Una foto" },
        { text: "Tres.", alt: "" },
      ],
      unused: 0,
      unknown: [],
    });
  });

  // The structure of the pages of Reuters, and the key of the scroller in its own manual.
  test("are those of a page of blocks too: its texts, and the steps inside a scroller, in their order", () => {
    const source = `
[blocks]

type: text
text: El primer párrafo.

El segundo.
:end

type: ai-scroller
id: mapa
width: fluid
[.steps]
background: Paso1
text: #### Paso 1

Llega el agua.
:end
altText: Un mapa con el río.

background: Paso2
foreground: #### Paso 2
Lorem ipsum
:end
[]

type: text
text: El final.
:end
[]

slug: riada`;
    expect(read(source)).toEqual({
      steps: [
        { text: "El primer párrafo.\n\nEl segundo.", alt: "" },
        { text: "## Paso 1\n\nLlega el agua.", alt: "Un mapa con el río." },
        { text: "## Paso 2\n\nLorem ipsum", alt: "" },
        { text: "El final.", alt: "" },
      ],
      unused: 0,
      unknown: ["type", "id", "width", "background", "slug"],
    });
    expect(readArchie(source).groups.map(({ scene, steps }) => [scene, steps.length])).toEqual([
      [null, 1],
      ["ai-scroller", 2],
      [null, 1],
    ]);
  });

  // As NPR writes a page: paragraphs, with what stands between them in objects and lists of its own.
  test("are the paragraphs of a story too, and the steps of what stands among them", () => {
    const source = `
headline: La riada

[+story]
El primer párrafo.

## Un ladillo

{.image}
url: seco.jpg
caption: Un embalse vacío.
{}

Otro párrafo.

{.scroller}
[.+steps]
Llega el agua.
alt: Un mapa con el río.
Se va.
[]
{}

[.+sidebar]
Esto va aparte.
[]

El final.
[]`;
    expect(read(source)).toEqual({
      steps: [
        { text: "El primer párrafo.", alt: "" },
        { text: "## Un ladillo", alt: "" },
        { text: "Otro párrafo.", alt: "" },
        { text: "Llega el agua.", alt: "Un mapa con el río." },
        { text: "Se va.", alt: "" },
        { text: "El final.", alt: "" },
      ],
      unused: 1,
      unknown: ["headline", "url", "caption"],
    });
    expect(readArchie(source).groups.map(({ scene, steps }) => [scene, steps.length])).toEqual([
      [null, 3],
      ["scroller", 2],
      [null, 1],
    ]);
  });

  test("take nothing away from each other where a key comes after what is inside, or is said twice", () => {
    const source =
      "[blocks]\ntype: scroller\n[.steps]\ntext: Dentro\nalt: Un río\n[]\nalt: Un mapa\n\ntype: text\ntext: A\ntext: B\n[]";
    expect(read(source).steps).toEqual([
      { text: "", alt: "Un mapa" },
      { text: "Dentro", alt: "Un río" },
      { text: "A\n\nB", alt: "" },
    ]);
  });

  test("count the lines that are nobody's", () => {
    expect(readArchie("[steps]\ntext: Uno\nesto se queda fuera\n\ny esto\ntext: Dos").unused).toBe(2);
    expect(readArchie("[+steps]\nNota: esto es una clave").unused).toBe(1);
    expect(readArchie("Antes.\n\n[+story]\nUno\n[.fotos]\n* una\n* otra\n[]\n[]\nDespués.").unused).toBe(4);
  });

  test("leave out what is skipped, ignored or of another scope", () => {
    const source =
      "[steps]\ntext: Uno\n:skip\ntext: no\n:endskip\n[.fotos]\ntext: no\n[]\ntext: Dos\n{otro}\ntext: no\n:ignore\n[steps]\ntext: no";
    expect(textsOf(source)).toEqual(["Uno", "Dos"]);
  });

  test("reach no object but their own", () => {
    readArchie("[steps]\n__proto__.x: malo\ntext: a\nconstructor.prototype.x: malo\n{__proto__}\nx: malo");
    expect(Reflect.get({}, "x")).toBeUndefined();
  });

  test.each(["[", "[steps]\n", "text: a\n", "*", " ", ":", "a:", "[.a]\n", "\\", ":skip\n"])(
    "a book of %j is read once",
    (part) => {
      expect(readArchie(`[steps]\n${part.repeat(1_000_000 / part.length)}`).unused).toBeGreaterThanOrEqual(0);
    },
  );

  test.each([
    ["[steps]", true],
    ["  [+Pasos]  ", true],
    ["[+story]", true],
    ["[+Historia]", true],
    ["[historia]", false],
    ["[+fotos]", false],
    ["Los [steps] de algo", false],
    ["{steps}", false],
    ["[stepsuno]", false],
  ])("%j: %s", (text, expected) => {
    expect(isArchie(`titular: x\n${text}\n`)).toBe(expected);
  });
});

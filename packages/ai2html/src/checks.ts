import type { Root } from "hast";
import type { Ai2HtmlFile } from "./ai2html-folder.ts";
import { faintWords } from "./contrast.ts";
import type { Drawing } from "./drawing.ts";
import { type Ai2HtmlFinding, advice, fault, fine } from "./finding.ts";
import { fileOf } from "./read-drawing.ts";
import { baseName, safeName } from "./safe-name.ts";
import { elementsOf, isBoard } from "./tree.ts";
import { isUnnamed } from "./use.ts";

/** The widest phone for which a drawing must begin, CSS pixels. */
export const PHONE_PX = 360;
/** The narrowest and the widest box that an article gives a graphic, CSS pixels. */
const BOX_PX = { narrowest: 300, widest: 1200 };
/** Widest that a growing drawing may be shown beside what it was drawn for before its letters look lost. */
const MOST_GROWTH = 2;

const isOutside = (source: string) =>
  /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(source) || /^[a-z][a-z0-9+.-]*:/i.test(source);

/** The file that a source of the HTML means, among those that were brought. */
export function fileFor<File extends Pick<Ai2HtmlFile, "name">>(
  source: string,
  files: readonly File[],
): File | undefined {
  // Browsers take the bars of Windows for those of addresses.
  const written = source.replaceAll("\\", "/");
  const wanted = baseName(written);
  const [path = ""] = written.split(/[?#]/);
  return files.find(({ name }) => name.endsWith(`/${path}`)) ?? files.find(({ name }) => baseName(name) === wanted);
}

/** Checks the pictures that are drawn: all of them must exist, and in the folder. @param tellsUnused - Whether those that nobody asks for are told. */
export function checkPictures(
  sources: readonly string[],
  files: readonly Ai2HtmlFile[],
  tellsUnused = true,
): readonly Ai2HtmlFinding[] {
  const outside = sources.filter(isOutside);
  const missing = sources.filter((source) => !outside.includes(source) && fileFor(source, files) === undefined);
  const used = new Set(sources.map((source) => fileFor(source, files)?.name));
  const unused = tellsUnused ? files.filter(({ name }) => !used.has(name)) : [];
  const renamed = files.filter(({ name }) => used.has(name) && safeName(baseName(name)) !== baseName(name));
  return [
    ...missing.map((source) => fault(`Falta ${baseName(source)}: el HTML lo pide y no está entre los archivos.`)),
    ...outside.map((source) =>
      fault(`Se pide un archivo de otro sitio: ${source.slice(0, 200)}. Tráelo a la carpeta.`),
    ),
    ...unused.map(({ name }) => advice(`Sobra ${baseName(name)}: el HTML no lo usa y no se incluirá.`)),
    ...renamed.map(({ name }) => advice(`${baseName(name)} pasa a llamarse ${safeName(baseName(name))}.`)),
    ...(sources.length > 0 && missing.length + outside.length === 0
      ? [fine(sources.length === 1 ? "Está la imagen." : `Están las ${sources.length} imágenes.`)]
      : []),
  ];
}

/** Sentences about widths that no drawing was made for: the one before goes on there. */
function gapsBetween(sorted: readonly Drawing[]): readonly Ai2HtmlFinding[] {
  return sorted.flatMap(({ name, maxWidthPx }, at) => {
    const next = sorted[at + 1]?.minWidthPx ?? BOX_PX.widest + 1;
    if (maxWidthPx === null || maxWidthPx + 1 >= next || next <= BOX_PX.narrowest || maxWidthPx >= BOX_PX.widest)
      return [];
    return [
      advice(
        `Entre ${maxWidthPx + 1} y ${next - 1} px no hay mesa: se sigue viendo «${name}». Si no cabe bien, añade una.`,
      ),
    ];
  });
}

/** Each width of a box must have its drawing. @param sorted - By the width from which they are shown. */
export function checkWidths(sorted: readonly Drawing[]): readonly Ai2HtmlFinding[] {
  const [narrowest] = sorted;
  if (narrowest === undefined) return [fault("No hay mesas de trabajo: ese HTML no es de ai2html.")];
  const repeated = sorted.filter(({ minWidthPx }, at) => sorted[at - 1]?.minWidthPx === minWidthPx);
  const widest = sorted.at(-1) ?? narrowest;
  return [
    ...repeated.map(({ name, minWidthPx }) =>
      fault(`Dos mesas empiezan en ${minWidthPx} px (${name}): solo se vería una. Cambia el ancho de una de las dos.`),
    ),
    ...(narrowest.minWidthPx > PHONE_PX
      ? [
          fault(
            `Por debajo de ${narrowest.minWidthPx} px no se ve nada: falta la mesa del móvil. Añade una de ${BOX_PX.narrowest} px.`,
          ),
        ]
      : []),
    ...gapsBetween(sorted),
    ...(sorted.length === 1 ? [advice("Hay una sola mesa: en un móvil la letra saldrá pequeña.")] : []),
    ...(!widest.isFixed && widest.widthPx !== null && widest.widthPx * MOST_GROWTH < BOX_PX.widest
      ? [
          advice(
            `La mesa más ancha es de ${widest.widthPx} px y crece hasta ${BOX_PX.widest}: la letra no crece con ella.`,
          ),
        ]
      : []),
    ...(repeated.length === 0 && sorted.length > 1 ? [fine(`${sorted.length} mesas, cada una con su ancho.`)] : []),
  ];
}

const repeatedIn = (sorted: readonly Drawing[]) =>
  sorted.filter(({ name, minWidthPx }, at) => {
    const before = sorted[at - 1];
    return before !== undefined && before.name === name && before.minWidthPx === minWidthPx;
  });

/** Each step must have its drawings. @param grouped - Those of one step have its name and are together, the narrowest first. */
export function checkSteps(grouped: readonly Drawing[]): readonly Ai2HtmlFinding[] {
  if (grouped.length === 0) return [fault("No hay mesas de trabajo: ese HTML no es de ai2html.")];
  const unnamed = grouped.filter(({ name }) => isUnnamed(name)).map(({ name }) => `«${name}»`);
  const narrowest = grouped.filter(({ name }, at) => grouped[at - 1]?.name !== name);
  const groups = narrowest.map(({ name }) => `«${name}»`);
  return [
    ...(unnamed.length > 0
      ? [
          fault(
            `Hay mesas sin nombre (${unnamed.join(", ")}): llama a cada una como su paso y el ancho desde el que se ve, «paso1:0», «paso1:700».`,
          ),
        ]
      : []),
    ...repeatedIn(grouped).map(({ name, minWidthPx }) =>
      fault(`«${name}» tiene dos mesas desde ${minWidthPx} px: solo se vería una. Cambia el ancho o el nombre de una.`),
    ),
    ...narrowest
      .filter(({ minWidthPx }) => minWidthPx > BOX_PX.narrowest * MOST_GROWTH)
      .map(({ name, minWidthPx }) =>
        advice(`«${name}» no tiene mesa de móvil: se reduce la de ${minWidthPx} px y la letra saldrá pequeña.`),
      ),
    ...(unnamed.length === 0
      ? [
          fine(
            groups.length === 1 ? `Hay un paso: ${groups.join("")}.` : `${groups.length} pasos: ${groups.join(", ")}.`,
          ),
        ]
      : []),
  ];
}

/** A wide drawing for each width. @param sorted - By the width from which they are shown. */
export function checkWide(sorted: readonly Drawing[]): readonly Ai2HtmlFinding[] {
  if (sorted.length === 0) return [fault("No hay mesas de trabajo: ese HTML no es de ai2html.")];
  const repeated = sorted.filter(({ minWidthPx }, at) => sorted[at - 1]?.minWidthPx === minWidthPx);
  return [
    ...repeated.map(({ name, minWidthPx }) =>
      fault(
        `Dos mesas empiezan en ${minWidthPx} px (${name}): solo se vería una. Llámalas con su ancho, «ancho-movil:0», «ancho-escritorio:900».`,
      ),
    ),
    ...(repeated.length === 0
      ? [
          fine(
            sorted.length === 1
              ? "Hay una mesa, para todos los anchos."
              : `${sorted.length} mesas, cada una con su ancho.`,
          ),
        ]
      : []),
  ];
}

/** Checks the texts: their fonts, whether they can be read, and whether there are any. */
export function checkTexts(drawings: readonly Drawing[], foreignFonts: readonly string[]): readonly Ai2HtmlFinding[] {
  const faint = drawings.flatMap(({ texts }) => texts.flatMap(faintWords));
  const pictured = drawings.filter(({ texts }) => texts.length === 0);
  const bare = drawings.filter(({ art, texts }) => art.length === 0 && texts.length > 0);
  return [
    ...foreignFonts.map((name) =>
      advice(
        `La fuente «${name}» no es de la casa: el texto sale con la nuestra. Cámbiala en Illustrator para ver cómo cae.`,
      ),
    ),
    ...(foreignFonts.length === 0 && pictured.length < drawings.length ? [fine("Las fuentes son de la casa.")] : []),
    ...[...new Map(faint.map((words) => [words.text, words])).values()].map(({ text, ratio }) =>
      advice(
        `«${text.slice(0, 60)}» se lee mal sobre su fondo: ${ratio.toLocaleString("es", { maximumFractionDigits: 1 })} de contraste, y hacen falta 4,5. Oscurece la letra o aclara el fondo.`,
      ),
    ),
    ...pictured.map(({ name }) =>
      advice(
        `En «${name}» los textos van dentro de la imagen: no se leen en voz alta, ni se corrigen, ni se encuentran.`,
      ),
    ),
    ...bare.map(({ name }) =>
      advice(`«${name}» no tiene imagen, solo textos: si falta el dibujo, exporta con «write_image_files: yes».`),
    ),
  ];
}

/** All that a drawing asks for, as the HTML writes it. */
export function sourcesOf(root: Root): readonly string[] {
  const boards = elementsOf(root).filter(({ element }) => isBoard(element));
  const found = boards.flatMap(({ element }) => elementsOf(element)).filter(({ element }) => element.tagName === "img");
  return [...new Set(found.map(({ element }) => fileOf(element)).filter((source) => source !== ""))];
}

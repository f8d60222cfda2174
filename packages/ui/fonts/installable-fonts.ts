import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { zipSync } from "fflate";
import subsetFont from "subset-font";
import { type FaceSpec, SITE_FACES } from "./faces.ts";

/** Families that people draw with; the third one is for code alone. */
const INSTALLED: readonly FaceSpec["family"][] = ["Newsreader", "Public Sans"];

/** Axes whole: who draws picks the weight and the optical size. */
const WHOLE = {};

/** A moment for the files inside, so that the same fonts give the same bytes. ZIP begins in 1980. */
const MADE_AT = new Date(1980, 0, 2);

const README = `Tipografía de la casa, para instalar en el equipo. Letras abiertas (licencia OFL, en este mismo archivo).

macOS: abre cada .ttf y pulsa «Instalar», o arrástralos a Catálogo Tipográfico.
Windows: elige los .ttf, botón derecho, «Instalar para todos los usuarios».
Linux: cópialos en ~/.local/share/fonts y escribe fc-cache.

Son variables: en Illustrator el peso se elige en Carácter, con el botón de fuente variable. Cierra el programa y vuelve a abrirlo.
Llevan las letras que se escriben en español y en las lenguas vecinas.
`;

const fileOf = ({ family, style }: FaceSpec) =>
  `${family.replaceAll(" ", "")}${style === "italic" ? "-Italic" : ""}.ttf`;

const licenceOf = ({ source }: FaceSpec) => readFile(join(dirname(fileURLToPath(source())), "../LICENSE"));

/**
 * Puts the families of the house together as files that a machine installs, with their licences.
 *
 * @returns The bytes of a ZIP; the same fonts give the same bytes.
 */
export async function installableFonts(): Promise<Uint8Array> {
  const faces = SITE_FACES.filter(({ family }) => INSTALLED.includes(family));
  const entries = await Promise.all(
    faces.map(async (face) => {
      const font = await subsetFont(await readFile(fileURLToPath(face.source())), face.text, {
        targetFormat: "sfnt",
        variationAxes: WHOLE,
      });
      const licence = `OFL-${face.family.replaceAll(" ", "")}.txt`;
      return { [fileOf(face)]: font, [licence]: await licenceOf(face) };
    }),
  );
  return zipSync(Object.assign({ "LEEME.txt": new TextEncoder().encode(README) }, ...entries), { mtime: MADE_AT });
}

import { Ai2HtmlError } from "./ai2html-error.ts";
import type { Ai2HtmlFolder } from "./ai2html-folder.ts";
import { checkCode } from "./check-code.ts";
import { checkPictures, checkSteps, checkTexts, checkWide, checkWidths, sourcesOf } from "./checks.ts";
import type { Drawing } from "./drawing.ts";
import { type Ai2HtmlFinding, advice, fine } from "./finding.ts";
import { readDrawing } from "./read-drawing.ts";
import { withoutRemnants } from "./remnants.ts";
import { rulesOf } from "./sheet.ts";
import type { InlineStyle } from "./style-of.ts";
import { elementsOf, isBoard, readTree } from "./tree.ts";
import { type Ai2HtmlUse, inGroups } from "./use.ts";

/** Result of reading a folder. */
export interface Ai2HtmlReading {
  /** Of the page that was read, without its ending. */
  readonly name: string;
  /** Names of all graphics in the folder, of which one is read; one where there is no choice. */
  readonly graphics: readonly string[];
  readonly findings: readonly Ai2HtmlFinding[];
  /** By the width from which they are shown, those of a step together; empty when it is none of the program's. */
  readonly drawings: readonly Drawing[];
}

/** Most times that an element may be compared with a rule: a map with a thousand labels takes a million. */
const MOST_COMPARED = 5_000_000;

type Ai2HtmlPage = Ai2HtmlFolder["pages"][number];

const isOfTheProgram = ({ html }: Ai2HtmlPage) => /[-_]artboard\b/.test(html);

/** The program writes the same in a frame of the newsroom's own, when it is asked to. */
const isPreview = ({ name }: Ai2HtmlPage) => /\.preview\.html?$/i.test(name);

function candidatesOf(pages: readonly Ai2HtmlPage[]): readonly Ai2HtmlPage[] {
  const found = pages.length > 1 ? pages.filter(isOfTheProgram) : pages;
  const bare = found.filter((page) => !isPreview(page));
  return bare.length > 0 ? bare : found;
}

const stemOf = (name: string) => (name.split("/").at(-1) ?? name).replace(/\.html?$/i, "");

/**
 * The pages of the program.
 *
 * @param graphic - Name of the one that is wanted; empty while nobody chose.
 * @throws {Ai2HtmlError} When there is none, or more than one where one is wanted.
 */
function chosenPages(
  pages: readonly Ai2HtmlPage[],
  use: Ai2HtmlUse,
  graphic: string,
): readonly [Ai2HtmlPage, ...Ai2HtmlPage[]] {
  const candidates = candidatesOf(pages);
  const [page, ...others] = candidates.length > 0 ? candidates : pages;
  if (page === undefined)
    throw new Ai2HtmlError("No hay ningún .html. Trae todo lo que hay en ai2html-output, o esa carpeta en un ZIP.");
  // The program writes a page for each group of drawings when it is asked to.
  if (use === "steps") return [page, ...others];
  if (candidates.length < 2) return [page];
  const graphics = candidates.map(({ name }) => stemOf(name));
  const wanted = candidates.find(({ name }) => stemOf(name) === graphic);
  if (wanted !== undefined) return [wanted];
  throw new Ai2HtmlError(
    graphic === ""
      ? `Hay ${candidates.length} gráficos de ai2html en la carpeta: elige uno, o trae solo los de uno.`
      : `«${graphic}» ya no está en la carpeta: elige otro gráfico.`,
    { graphics },
  );
}

/** Content of one page. */
interface ReadPage {
  readonly root: ReturnType<typeof readTree>;
  readonly drawings: readonly Drawing[];
}

/** Without the widths that its settings leave out (`include_resizer_widths`), each drawing begins where it cannot be narrower. */
function begunByOwnWidth(drawings: readonly Drawing[]): readonly Drawing[] {
  if (drawings.length < 2 || drawings.some(({ hasRange }) => hasRange)) return drawings;
  return drawings.map((drawing) => ({ ...drawing, minWidthPx: drawing.leastPx }));
}

/** @param foreign - Gets the fonts that the house has not got. @throws {Ai2HtmlError} For an enormous or broken one. */
function readPage(page: Ai2HtmlPage, foreign: Set<string>): ReadPage {
  const root = readTree(page.html);
  const look: InlineStyle = { rules: rulesOf(root), foreignFont: (name) => foreign.add(name) };
  const elements = elementsOf(root);
  if (look.rules.length * elements.length > MOST_COMPARED)
    throw new Ai2HtmlError("El HTML y sus estilos son enormes, y ai2html no escribe tanto: vuelve a exportarlo.");
  const drawings = elements
    .filter(({ element, around }) => isBoard(element) && !around.some(isBoard))
    .map((board) => readDrawing(board, look));
  return { root, drawings: begunByOwnWidth(drawings) };
}

const CHECKS = { column: checkWidths, steps: checkSteps, wide: checkWide } as const;

/**
 * Reads what ai2html wrote: its drawings, clean, and what is right and wrong with them.
 *
 * @param graphic - Name of the graphic that is wanted of several; empty while nobody chose.
 * @throws {Ai2HtmlError} When there is nothing to read: no page, several of which nobody chose, enormous or broken ones.
 */
export function readAi2Html({ pages, files }: Ai2HtmlFolder, use: Ai2HtmlUse = "column", graphic = ""): Ai2HtmlReading {
  const chosen = chosenPages(pages, use, graphic);
  const graphics = use === "steps" ? [] : candidatesOf(pages).map(({ name: page }) => stemOf(page));
  // The pictures of the other graphics are not left over.
  const isOneOfSeveral = graphics.length > 1;
  const foreign = new Set<string>();
  const read = chosen.map((page) => readPage(page, foreign));
  const { drawings: found, findings: left } = withoutRemnants(
    read.flatMap(({ drawings }) => drawings),
    use,
  );
  const drawings =
    use === "steps" ? inGroups(found) : found.toSorted((one, other) => one.minWidthPx - other.minWidthPx);
  const ignored = isOneOfSeveral ? 0 : pages.length - chosen.length;
  const name = stemOf(chosen[0].name);
  return {
    ...{ name, graphics, drawings },
    findings: [
      ...(isOneOfSeveral ? [fine(`Se usa «${name}», uno de los ${graphics.length} gráficos de la carpeta.`)] : []),
      ...left,
      ...CHECKS[use](drawings),
      ...checkPictures(
        read.flatMap(({ root }) => sourcesOf(root)),
        files,
        !isOneOfSeveral,
      ),
      ...checkTexts(drawings, [...foreign].sort()),
      ...read.flatMap(({ root }) => checkCode(root)),
      ...(ignored > 0 ? [advice(`Se usa ${name}.html: lo demás que hay en HTML no es de ai2html.`)] : []),
    ],
  };
}

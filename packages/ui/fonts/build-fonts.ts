import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import subsetFont from "subset-font";
import { cutSiteFace } from "./cut-site-face.ts";
import { ENTRANCE_FACES, type FaceSpec, SITE_FACES } from "./faces.ts";
import { fallbackFaceCss, fontFaceCss, unicodeRangeBeyond, unicodeRangeOf } from "./font-face-css.ts";
import { installableFonts } from "./installable-fonts.ts";
import { letterShapes } from "./letter-shapes.ts";
import { PIECE_FACES_FILE, pieceFaces } from "./piece-faces.ts";
import { MEASURED_LETTERS, readFontMetrics } from "./sfnt-metrics.ts";
import { SYSTEM_FONTS } from "./system-fonts.ts";

/** Most that the fonts of the visitor's home may weigh, bytes. See the budget in the look of the site. */
export const ENTRANCE_BUDGET_BYTES = 12_000;

/** Most that the fonts of all pages behind the session may weigh together, bytes. */
export const SITE_BUDGET_BYTES = 65_000;

/** Most that the fonts of the first paint of a page may weigh, bytes: upright titles and text, of everyday characters. */
export const FIRST_BUDGET_BYTES = 33_000;

/** Ending of the name of the second file of a face, which comes when a page shows a character of it. */
const REST = "-rest";

/** Folder of the output that the site serves, with what people take away. */
const DOWNLOADS = "downloads";
const INSTALLABLE = "descargas/tipografia-de-la-casa.zip";

const OUTPUT = new URL("../build/fonts/", import.meta.url);

/** A cut font file. */
interface CutFace {
  readonly spec: FaceSpec;
  readonly file: string;
  readonly bytes: Uint8Array;
}

async function readSource(spec: FaceSpec): Promise<Uint8Array> {
  return readFile(fileURLToPath(spec.source()));
}

/** Characters of a text that another one lacks. */
function beyond(text: string, other: string): string {
  const others = new Set(other);
  return [...new Set(text)].filter((character) => !others.has(character)).join("");
}

/** The files of a face: one, or that of its everyday characters and that of the rest. */
function filesOf(spec: FaceSpec): readonly FaceSpec[] {
  const { slug, text, everyday } = spec;
  if (everyday === undefined) return [spec];
  return [
    { ...spec, text: everyday },
    { ...spec, slug: `${slug}${REST}`, text: beyond(text, everyday) },
  ];
}

async function cut(spec: FaceSpec): Promise<CutFace> {
  const bytes = await cutSiteFace(await readSource(spec), spec);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
  return { spec, file: `${spec.slug}.${hash}.woff2`, bytes };
}

/** Measures a family by the first upright face of it. */
async function fallbackOf(family: FaceSpec["family"]): Promise<string> {
  const spec = SITE_FACES.find((face) => face.family === family && face.style === "normal");
  if (spec === undefined) throw new RangeError(`the site has no upright face of ${family}`);
  const letters = await subsetFont(await readSource(spec), MEASURED_LETTERS, {
    targetFormat: "sfnt",
    variationAxes: { ...spec.axes, ...("wght" in spec.axes ? { wght: 400 } : {}) },
  });
  return fallbackFaceCss(family, readFontMetrics(letters), SYSTEM_FONTS[family]);
}

const isSameFace = (one: FaceSpec, other: FaceSpec) => one.family === other.family && one.style === other.style;

const faceOf = ({ spec, file }: CutFace) => ({ ...spec, file });

/** A face of the site. The second file of one comes after the first, and so is asked for its characters. */
function siteFaceCss(face: CutFace): string {
  const { slug, text } = face.spec;
  return fontFaceCss({ ...faceOf(face), ...(slug.endsWith(REST) && { unicodeRange: unicodeRangeOf(text) }) });
}

/** A face of the home, and the site's own files for whatever character the home's cut leaves out. */
function entranceFaceCss(face: CutFace, site: readonly CutFace[]): string {
  const [whole, ...rest] = site.filter(({ spec }) => isSameFace(spec, face.spec));
  if (whole === undefined) throw new RangeError(`the site has no face for ${face.spec.slug}`);
  const { text, weight } = face.spec;
  const elsewhere = [text, ...rest.map(({ spec }) => spec.text)].join("");
  return [
    fontFaceCss({ ...faceOf(face), unicodeRange: unicodeRangeOf(text) }),
    fontFaceCss({ ...faceOf(whole), weight, unicodeRange: unicodeRangeBeyond(elsewhere) }),
    ...rest.map((part) =>
      fontFaceCss({ ...faceOf(part), weight, unicodeRange: unicodeRangeOf(beyond(part.spec.text, text)) }),
    ),
  ].join("\n\n");
}

function guardBudget(name: string, faces: readonly CutFace[], budgetBytes: number): number {
  const total = faces.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  if (total <= budgetBytes) return total;
  const list = faces.map(({ spec, bytes }) => `  ${spec.slug}: ${bytes.byteLength}`).join("\n");
  throw new RangeError(
    `the fonts of the ${name} weigh ${total} bytes and may weigh ${budgetBytes}:\n${list}\n` +
      "Cut glyphs, features or weights in packages/ui/fonts/faces.ts.",
  );
}

async function removeStale(output: URL, keep: ReadonlySet<string>): Promise<void> {
  const files = await readdir(output);
  await Promise.all(files.filter((file) => !keep.has(file)).map((file) => rm(new URL(file, output))));
}

/** Weights of the sets of fonts, bytes. */
interface FontWeights {
  readonly entranceBytes: number;
  readonly siteBytes: number;
  readonly firstBytes: number;
}

/**
 * Cuts every font of the site and of the entrance, and writes them with their style sheets, and the letters of drawn pictures as shapes.
 *
 * The same sources give the same files, byte by byte; names carry a hash of the content.
 *
 * @param output - Folder, with a slash at the end; created when missing, and emptied of everything else.
 * @returns Total weight of each set, bytes.
 * @throws {RangeError} When a set is over its budget.
 */
export async function buildFonts(output: URL): Promise<FontWeights> {
  const site = await Promise.all(SITE_FACES.flatMap(filesOf).map(cut));
  const entrance = await Promise.all(ENTRANCE_FACES.map(cut));
  const siteBytes = guardBudget("site", site, SITE_BUDGET_BYTES);
  const first = site.filter(({ spec }) => spec.everyday !== undefined && !spec.slug.endsWith(REST));
  const firstBytes = guardBudget("first paint", first, FIRST_BUDGET_BYTES);
  const entranceBytes = guardBudget("entrance", entrance, ENTRANCE_BUDGET_BYTES);

  const [serif, sans, mono] = await Promise.all([
    fallbackOf("Newsreader"),
    fallbackOf("Public Sans"),
    fallbackOf("IBM Plex Mono"),
  ]);
  const pieces = await pieceFaces();
  const files = new Map<string, string | Uint8Array>([
    ...[...site, ...entrance].map(({ file, bytes }) => [file, bytes] as const),
    ...pieces.map(({ face, bytes }) => [face.file, bytes] as const),
    [PIECE_FACES_FILE, JSON.stringify(pieces.map(({ face }) => face))],
    ["letter-shapes.json", JSON.stringify(await letterShapes())],
    ["site-fonts.css", `${[...site.map(siteFaceCss), serif, sans, mono].join("\n\n")}\n`],
    ["entrance-fonts.css", `${[...entrance.map((face) => entranceFaceCss(face, site)), serif, sans].join("\n\n")}\n`],
  ]);
  await mkdir(output, { recursive: true });
  await Promise.all([...files].map(([file, content]) => writeFile(new URL(file, output), content)));
  const installable = new URL(`${DOWNLOADS}/${INSTALLABLE}`, output);
  await mkdir(new URL(".", installable), { recursive: true });
  await writeFile(installable, await installableFonts());
  await removeStale(output, new Set([...files.keys(), DOWNLOADS]));
  return { entranceBytes, siteBytes, firstBytes };
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  const weights = await buildFonts(folder === undefined ? OUTPUT : pathToFileURL(`${folder}/`));
  const { entranceBytes, siteBytes, firstBytes } = weights;
  console.log(`fonts: site ${siteBytes} bytes, ${firstBytes} of them first, entrance ${entranceBytes} bytes`);
}

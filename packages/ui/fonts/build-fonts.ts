import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import subsetFont from "subset-font";
import { ENTRANCE_FACES, type FaceSpec, SITE_FACES } from "./faces.ts";
import { fallbackFaceCss, fontFaceCss, unicodeRangeBeyond, unicodeRangeOf } from "./font-face-css.ts";
import { installableFonts } from "./installable-fonts.ts";
import { letterShapes } from "./letter-shapes.ts";
import { PIECE_FACES_FILE, pieceFaces } from "./piece-faces.ts";
import { MEASURED_LETTERS, readFontMetrics } from "./sfnt-metrics.ts";
import { SYSTEM_FONTS } from "./system-fonts.ts";

/** Most that the fonts of the visitor's home may weigh, bytes. See the budget in the look of the site. */
export const ENTRANCE_BUDGET_BYTES = 12_000;

/** Most that the fonts of a documentation page may weigh, bytes. */
export const SITE_BUDGET_BYTES = 70_000;

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

async function cut(spec: FaceSpec): Promise<CutFace> {
  const bytes = await subsetFont(await readSource(spec), spec.text, {
    targetFormat: "woff2",
    variationAxes: spec.axes,
    keepFeatures: spec.features,
    noHinting: true,
  });
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

const faceOf = ({ spec, file }: CutFace) => ({ ...spec, file });

/** A face of the home, and the site's own file for whatever character the home's cut leaves out. */
function entranceFaceCss(face: CutFace, site: readonly CutFace[]): string {
  const whole = site.find(({ spec }) => spec.family === face.spec.family && spec.style === face.spec.style);
  if (whole === undefined) throw new RangeError(`the site has no face for ${face.spec.slug}`);
  return [
    fontFaceCss({ ...faceOf(face), unicodeRange: unicodeRangeOf(face.spec.text) }),
    fontFaceCss({
      ...faceOf(whole),
      weight: face.spec.weight,
      unicodeRange: unicodeRangeBeyond(face.spec.text),
    }),
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

/**
 * Cuts every font of the site and of the entrance, and writes them with their style sheets, and the letters of drawn pictures as shapes.
 *
 * The same sources give the same files, byte by byte; names carry a hash of the content.
 *
 * @param output - Folder, with a slash at the end; created when missing, and emptied of everything else.
 * @returns Total weight of each set, bytes.
 * @throws {RangeError} When a set is over its budget.
 */
export async function buildFonts(output: URL): Promise<{ readonly entranceBytes: number; readonly siteBytes: number }> {
  const site = await Promise.all(SITE_FACES.map(cut));
  const entrance = await Promise.all(ENTRANCE_FACES.map(cut));
  const siteBytes = guardBudget("site", site, SITE_BUDGET_BYTES);
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
    ["site-fonts.css", `${[...site.map((face) => fontFaceCss(faceOf(face))), serif, sans, mono].join("\n\n")}\n`],
    ["entrance-fonts.css", `${[...entrance.map((face) => entranceFaceCss(face, site)), serif, sans].join("\n\n")}\n`],
  ]);
  await mkdir(output, { recursive: true });
  await Promise.all([...files].map(([file, content]) => writeFile(new URL(file, output), content)));
  const installable = new URL(`${DOWNLOADS}/${INSTALLABLE}`, output);
  await mkdir(new URL(".", installable), { recursive: true });
  await writeFile(installable, await installableFonts());
  await removeStale(output, new Set([...files.keys(), DOWNLOADS]));
  return { entranceBytes, siteBytes };
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  const { entranceBytes, siteBytes } = await buildFonts(folder === undefined ? OUTPUT : pathToFileURL(`${folder}/`));
  console.log(`fonts: site ${siteBytes} bytes, entrance ${entranceBytes} bytes`);
}

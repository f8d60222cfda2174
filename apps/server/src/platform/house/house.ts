import { type FaceRole, HOUSE_FACES_PATH } from "@nv/contracts";
import type { HouseFace, HouseStyle } from "@nv/contracts/schemas";
import { HOUSE_PLACE, houseSheet, type SheetFace } from "@nv/embeds";
import { REVISION_ADDRESS } from "../publishing/core/revision-address.ts";
import type { RevisionFile } from "../publishing/publisher.ts";
import { pageCharacters } from "./core/page-characters.ts";
import type { NumberedStyle } from "./current-style.ts";
import { createFaceCutter, type FaceCutter } from "./face-cutter.ts";
import { createHouseFaces, hashOf, type WholeFace } from "./house-faces.ts";
import { createLibraryFaces, type LibraryFaces, type LibraryFacesDeps } from "./library-faces.ts";

/** Folder of the typefaces, in a revision. */
const FACES_FOLDER = "faces";

/** A page in the style of the house. */
export interface DressedPage {
  readonly html: string;
  /** Typefaces that go out beside it; none of a preview. */
  readonly files: readonly RevisionFile[];
}

/** Gives pages the style of the house. */
export interface House {
  /**
   * Writes the style into a page that goes out, and cuts its typefaces to what it shows. A revision keeps both for ever.
   *
   * @param html - A page with `HOUSE_PLACE` where the style goes; any other is left as it is.
   */
  dress(html: string): Promise<DressedPage>;
  /** The same of pages that go out together: their typefaces are cut once, to what all of them show. @returns In their order. */
  dressTogether(
    pages: readonly string[],
  ): Promise<{ readonly pages: readonly string[]; readonly files: readonly RevisionFile[] }>;
  /** Writes the style into a page of a preview, whose typefaces are whole and come from this server. @param style - That which holds now without it. */
  dressPreview(html: string, style?: HouseStyle): Promise<string>;
  /** The style that holds now. */
  current(): Promise<NumberedStyle>;
  /** The style of the file of the team. */
  readonly fromFile: HouseStyle;
  /** Writes the style into a page that nothing goes out beside and that is shown in an origin of nobody: its typefaces, cut, are in it. */
  dressAlone(html: string): Promise<string>;
  /** The bytes of a typeface of previews by its name; `null` for any other. */
  faceNamed(name: string): Promise<Uint8Array | null>;
  /** Letters of files of the library as shapes, for what is drawn without a browser. */
  readonly letters: Pick<LibraryFaces, "lettersOf">;
  /** Weighs the typefaces of a piece of usual length in a style, bytes. @throws {Error} When one of its files is no typeface. */
  weigh(style: HouseStyle): Promise<number>;
  close(): Promise<void>;
}

/** Dependencies of the style. */
export interface HouseDeps {
  /** Build of the package `ui`. */
  readonly folder: string;
  /** Style of the file of the team. */
  readonly fromFile: HouseStyle;
  /** Reader of the style that holds now. */
  readonly current: () => Promise<NumberedStyle>;
  readonly contentOf: LibraryFacesDeps["contentOf"];
  /** Hears of a typeface that could not be had: pages go out in the product's. */
  readonly onMissing?: (error: unknown) => void;
  /** Cutter of typefaces; one of its own without it, which ends with it. */
  readonly cutter?: FaceCutter | undefined;
}

/** Elements that show at once what a typeface is for: a page without them may be a frame alone, which needs none. */
const SHOWS_TEXT = "<h1";

/**
 * Marks of pages whose text has no place of its own: the lines of a story, the cells of a table, the buttons of a choice. Where their typeface comes late,
 * one word that is wider moves all that is after it.
 */
const FLOWING = ['class="nv-story"', "<div class=nv-tab>", '"kind":"choice"'];

const flowsIn = (html: string) => FLOWING.some((mark) => html.includes(mark));

const inItself = (body: Uint8Array) => `data:font/woff2;base64,${Buffer.from(body).toString("base64")}`;

/** Has the typefaces of a page fetched with it, so that most readers see no other. @param paths - In its revision. */
function withFacesAhead(html: string, paths: readonly string[]): string {
  if (!html.includes(SHOWS_TEXT)) return html;
  const links = paths.map(
    (path) => `<link rel="preload" href="${REVISION_ADDRESS}${path}" as="font" type="font/woff2" crossorigin>`,
  );
  return html.replace("<style>", () => `${links.join("")}<style>`);
}

/**
 * Has typefaces that are in a page read before its texts are laid out: a browser reads those of a style once a text asks for them, paints it
 * in another meanwhile, and moves what is below when it breaks elsewhere.
 *
 * @param families - Names of the typefaces.
 */
function withFacesRead(html: string, families: readonly string[]): string {
  // One that a policy refuses is the browser's to tell; the page is read without it.
  const script = `for(const f of ${JSON.stringify(families)})document.fonts.load("1em "+f).catch(()=>{})`;
  return html.replace("</head>", () => `<script>${script}</script></head>`);
}

/** A piece of usual length: its headings have most letters, its texts all that every page has. */
const USUAL_PIECE =
  "<h1>Los precios de Castilla-La Mancha vuelven a donde estaban: ¿qué será de 2027?</h1><p>«Šibenik»</p>";

type Cut = (face: WholeFace, role: FaceRole) => Promise<SheetFace>;

/** Begins to give pages the style of the house. */
export function createHouse({ folder, fromFile, current, contentOf, onMissing, cutter }: HouseDeps): House {
  const faces = createHouseFaces(folder);
  const cutting = cutter ?? createFaceCutter();
  const library = createLibraryFaces({ contentOf, cutting });

  /** A typeface of the library; that of the product where it is gone: nobody's page waits for a file. */
  async function libraryFace(hash: string, role: FaceRole): Promise<WholeFace> {
    try {
      return await library.faceOf(hash, role);
    } catch (error) {
      onMissing?.(error);
      return faces.faceOf(role === "display" ? "newsreader" : "public-sans");
    }
  }
  const wholeFace = (choice: Exclude<HouseFace, { kind: "stack" }>, role: FaceRole) =>
    choice.kind === "file" ? libraryFace(choice.hash, role) : faces.faceOf(choice.face);

  async function faceFor(choice: HouseFace, role: FaceRole, cut: Cut): Promise<SheetFace | string> {
    return choice.kind === "stack" ? choice.stack : cut(await wholeFace(choice, role), role);
  }

  async function sheet(style: HouseStyle, cut: Cut): Promise<string> {
    const { display, text, figures } = style.faces;
    return houseSheet(style, {
      display: await faceFor(display, "display", cut),
      text: await faceFor(text, "text", cut),
      figures: await faceFor(figures, "figures", cut),
    });
  }

  const put = (html: string, css: string) => html.replace(HOUSE_PLACE, () => css);

  /** Writes the style with typefaces that are cut to what is shown; empty where nobody asks for it. @param sourcesOf - Addresses of a cut one, by its name. */
  async function cutSheet(
    html: string,
    sourcesOf: (family: string, body: Uint8Array) => readonly string[],
  ): Promise<string> {
    if (!html.includes(HOUSE_PLACE)) return "";
    const { titles, texts } = pageCharacters(html);
    const { style } = await current();
    return sheet(style, async ({ bytes, ...face }, role) => {
      const body = await cutting.cut(bytes, role === "display" ? titles : texts);
      const family = `nv-${hashOf(body)}`;
      return { ...face, family, sources: sourcesOf(family, body) };
    });
  }

  async function dressTogether(pages: readonly string[]) {
    const files = new Map<string, RevisionFile>();
    const families: string[] = [];
    const flows = pages.some(flowsIn);
    const sheetOfAll = await cutSheet(pages.join(""), (family, body) => {
      const path = `${FACES_FOLDER}/${family}.woff2`;
      files.set(path, { path, body });
      families.push(family);
      // A newspaper that a story stands in may allow our files, and no typeface that is written in a style.
      return flows ? [inItself(body), REVISION_ADDRESS + path] : [REVISION_ADDRESS + path];
    });
    const dressed = pages.map((html) => {
      const worn = put(html, sheetOfAll);
      return flows ? withFacesRead(worn, [...new Set(families)]) : withFacesAhead(worn, [...files.keys()]);
    });
    return { pages: dressed, files: [...files.values()] };
  }

  return {
    async dress(html) {
      const { pages, files } = await dressTogether([html]);
      return { html: pages[0] ?? html, files };
    },
    dressTogether,
    dressAlone: async (html) => put(html, await cutSheet(html, (_family, body) => [inItself(body)])),
    async dressPreview(html, wanted) {
      if (!html.includes(HOUSE_PLACE)) return html;
      const style = wanted ?? (await current()).style;
      const css = await sheet(style, async ({ file, bytes, ...face }) => ({
        ...face,
        family: `nv-${hashOf(bytes)}`,
        sources: [`${HOUSE_FACES_PATH}/${file}`],
      }));
      return put(html, css);
    },
    current,
    fromFile,
    faceNamed: async (name) => (await faces.fileNamed(name)) ?? library.fileNamed(name),
    letters: library,
    async weigh({ faces: chosen }) {
      const { titles, texts } = pageCharacters(USUAL_PIECE);
      const cuts = new Map<string, number>();
      for (const role of ["display", "text", "figures"] as const) {
        const choice = chosen[role];
        if (choice.kind === "stack") continue;
        const { bytes } =
          choice.kind === "file" ? await library.faceOf(choice.hash, role) : await faces.faceOf(choice.face);
        const body = await cutting.cut(bytes, role === "display" ? titles : texts);
        cuts.set(hashOf(body), body.byteLength);
      }
      return [...cuts.values()].reduce((sum, bytes) => sum + bytes, 0);
    },
    close: async () => {
      if (cutter === undefined) await cutting.close();
    },
  };
}

import type { GraphicFields, HouseStyle, StreetGround } from "@nv/contracts/schemas";
import type { EmbedFrame, HeightsPx, PageBody, PageContent } from "@nv/embeds";
import type { LoadedAtlas } from "@nv/geography";
import type { ColourOf, FileOf, PieceOf, TextFile } from "@nv/piece-parts";
import type { ChartKit } from "./charts.ts";

/** Parts that a type gives the page of one of its graphics. */
export interface PageParts
  extends Partial<Pick<PageContent, "heading" | "subheading" | "notes" | "sourceLine" | "credit" | "link">> {
  readonly body: PageBody;
  /** Address, for the page, of the file that the piece is, where it is one: the largest that every browser shows. */
  readonly contentSrc?: string | null;
  /** Name of who signs it, as readers see it, where a type has a place for that. */
  readonly signature?: string;
  /** Script that runs in it besides what runs in every page and the script of its type. */
  readonly script?: string;
  /** Files that go out beside the page. */
  readonly files?: readonly TextFile[];
  /** Origins beyond its own that its scripts fetch from. @see REACHED_ORIGIN */
  readonly reaches?: readonly string[];
}

/** Keys of services that a published page carries: those that are public by their nature; empty where there is none. */
export interface PageKeys {
  /** The public token of Mapbox. */
  readonly mapbox: string;
}

/** The keys of who has none. */
export const NO_KEYS: PageKeys = { mapbox: "" };

/** Input that a page is made of besides its configuration. */
export interface PageInput extends Pick<GraphicFields, "title" | "language" | "altText" | "sourceLine" | "credit"> {
  /** Measured heights of the whole graphic. */
  readonly heightsPx: HeightsPx;
  /** The frame of something that the configuration uses, as it was resolved. */
  readonly frame: (source: string, title: string) => EmbedFrame;
  readonly file: FileOf;
  /** Gives the published graphics that the configuration shows; none when left out. */
  readonly piece?: PieceOf;
  /** Files that the type asked for of the prepared atlas. */
  readonly atlas: LoadedAtlas;
  /** Streets that the type asked for; none when left out. */
  readonly streets?: StreetGround | null;
  /** Returns the tools that charts are drawn with. @throws {Error} When its type did not ask for them. */
  readonly charts: () => ChartKit;
  /** Returns what the build made for readers of each format of a story, by file name. @throws {Error} When it did not. */
  readonly built: (name: string) => string;
  /** Returns what the build made of `later.ts`, `worker.ts` or `archives.ts` of the type. @throws {Error} When it made nothing. */
  readonly beside: (name: "later" | "worker" | "archives") => string;
  /** Address, for the page, of a text that goes out beside it; empty where it cannot. */
  readonly srcOf: (file: TextFile) => string;
  /** Address, for the page, of a picture that is drawn for it. @param path - Inside the revision. */
  readonly pictureSrc: (path: string) => string;
  readonly keys: PageKeys;
  /** Colour that a party or a series always has, by its name; of no name when left out. */
  readonly colourOf?: ColourOf;
  /** Colours of the house for what is drawn without a browser, and its rules of figures; those of the product without them. */
  readonly house?: Pick<HouseStyle, "light" | "dark" | "numbers">;
}

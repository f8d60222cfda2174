import type {
  Cited,
  FieldProblem,
  GraphicFields,
  PublicCount,
  PublishedSeries,
  PublishedTracker,
} from "@nv/contracts/schemas";
import type { EmbedWrapper, SchemaType, Theme } from "@nv/embeds";
import type { AtlasName } from "@nv/geography";
import type { FileOf, PieceDrawing, PieceOf, Shape, WantedPiece, WantedRendition } from "@nv/piece-parts";
import type { CardHouse } from "./card/house.ts";
import type { Typefaces } from "./core/faces.ts";
import type { FallbackImage } from "./fallback/fallback.ts";
import type { WantedStreets } from "./locator/streets/wanted-streets.ts";
import type { PageInput, PageKeys } from "./page-parts.ts";

/** A configuration of any type. */
export type AnyConfig = GraphicFields["config"];

/** A picture that is drawn for a graphic: what of it is decided here is the same wherever it is painted. */
export interface DrawnPicture {
  /** Inside the revision. */
  readonly path: string;
  readonly encoding: "png" | "jpg" | "webp";
  readonly widthPx: number;
  readonly heightPx: number;
  /** Of shapes alone, which need no typeface where they are painted. */
  readonly svg: () => Promise<string>;
}

/** Pictures that are drawn for a graphic, and the problems that keep it from being published. */
export interface DrawnPieces {
  readonly pictures: readonly DrawnPicture[];
  readonly problems: readonly FieldProblem[];
}

/** Input that pictures are drawn with. */
export interface DrawnInput {
  readonly faces: Typefaces;
  /** Style of the house besides its letters; that of the product without it. */
  readonly house?: CardHouse;
  /** A picture that the configuration uses, as a `data:` address, as large as its place. @throws {FieldError} When there is none. */
  readonly picture: (
    source: string,
    place: { readonly widthPx: number; readonly heightPx: number; readonly fit: "cover" | "contain" },
  ) => Promise<string>;
}

/** Drawing of pictures that go out beside the page. */
export interface Draws<Config> {
  readonly pictures: (config: Config, input: DrawnInput) => DrawnPieces;
  /** Path of the one that stands for the graphic. */
  readonly shown: (config: Config) => string;
  /** Size that a path of a revision names, as `4x5`; `null` where it is none of its pictures. */
  readonly sizeIn: (path: string) => string | null;
}

/** Data that a configuration uses, as readers have them: a series of observations, a tracker, or a part of the count of an election. */
export type PublishedData =
  | { readonly kind: "series"; readonly series: PublishedSeries }
  | { readonly kind: "tracker"; readonly tracker: PublishedTracker }
  | { readonly kind: "count"; readonly count: PublicCount; readonly part: string };

/** The data that the configuration uses, by the text that names them. @throws {Error} When nobody resolved them. */
export type DataOf = (source: string) => PublishedData;

/** The table of something that is cited, or why there is none. */
export type CitedTable = Pick<Cited, "columns" | "rows" | "otherwise">;

/** Sources that a configuration cites, as they were resolved. */
export interface CitedSources {
  readonly dataOf: DataOf;
  /** Returns what something published says. @throws {Error} When nobody resolved it. */
  readonly citedOf: (source: string) => Cited;
}

/** Texts beside a number that is cited: the source of the number may contradict them. */
export interface Claim {
  readonly texts: readonly ToldText[];
  /** The number as it is shown, what it is of, the row that it is of, and the text that names its source. */
  readonly number: {
    readonly text: string;
    readonly label: string;
    readonly at: string;
    readonly source: string;
    readonly column: string;
  };
}

/** A text of a configuration that tells of its own table. */
export interface ToldText {
  /** Path of the text. */
  readonly field: string;
  readonly text: string;
}

/** A text of a configuration that links to something published, or stands beside it, and so tells of it. */
export interface LinkedText extends ToldText {
  /** Addresses of our readers or of anybody, and names of graphics: `graphic:paro`. */
  readonly addresses: readonly string[];
}

/** The table of a graphic and the texts that tell of it, which are held against it. */
export interface TableTexts {
  readonly table: CitedTable;
  readonly texts: readonly ToldText[];
}

/** Citing: tables and numbers that come of something published. */
export interface Cites<Config> {
  /** The configuration with what it cites in it, as if it had been written: what it is judged and drawn by. @throws {FieldError} When what it cites does not say it. */
  readonly filled: (config: Config, cited: CitedSources) => Config;
  /** File of a revision with what it cited then; `null` where nobody compares it later. */
  readonly snapshotFile: string | null;
  /** Compares what a revision cited with what is said now. @param snapshot - Text of its file. @returns A sentence; empty when it says the same. */
  readonly behind: (snapshot: string, filled: Config) => string;
  /** Returns what it says beside a number that it cites; `null` for nothing. */
  readonly claim: (config: Config) => Claim | null;
}

/** Part of the input of a page that its height depends on besides its configuration: its source line and credit, and what charts are drawn with. */
export type SaidAndDrawn = Pick<PageInput, "sourceLine" | "credit" | "charts">;

/** Capabilities of a type besides its page: it names those that it has, and {@link DEFAULTS} stand for the others. */
export interface Capabilities<Config> {
  /** Lists the problems that no schema sees, as sentences beside fields. */
  readonly rules: (config: Config) => readonly FieldProblem[];
  /** Lists the renditions that it needs of its files before it can be shown. */
  readonly renditions: (config: Config) => readonly WantedRendition[];
  /** Lists what keeps it from being published once its files and the keys of services are known, as sentences beside fields. */
  readonly fileRules: (config: Config, file: FileOf, keys: PageKeys) => readonly FieldProblem[];
  /** Lists the published graphics that it shows with its own. */
  readonly pieces: (config: Config) => readonly WantedPiece[];
  /** Lists what keeps it from being published once those are known, as sentences beside fields. */
  readonly pieceRules: (config: Config, piece: PieceOf) => readonly FieldProblem[];
  /** Draws it for a story that carries it inside and lights its parts; `null`, or what answers `null`, for what a story frames. @param isNamed - Whether the story speaks of a part, by its name. */
  readonly storyDrawing:
    | ((config: Config, input: PageInput, isNamed: (name: string) => boolean) => PieceDrawing | null)
    | null;
  /** Names of its parts of which a story can speak, where they are no columns and no rows of its table. */
  readonly partNames: (config: Config) => readonly string[];
  /** The pictures that are drawn for it; `null` for none. */
  readonly draws: Draws<Config> | null;
  readonly cites: Cites<Config>;
  /** Its table, for who cites one of its numbers. */
  readonly cited: (config: Config) => CitedTable;
  /** Its table with the texts that tell of it, once what it cites is in it; `null` for what has none. */
  readonly told: (config: Config) => TableTexts | null;
  /** Lists the texts that link to something published or stand beside it, whose data they are held against. */
  readonly linked: (config: Config) => readonly LinkedText[];
  /** Whether it goes out again by itself whenever the data that it uses do. */
  readonly follows: (config: Config) => boolean;
  /** Whether it frames the very version that there is when it goes out, and not whatever is out. */
  readonly framesVersion: (config: Config) => boolean;
  /** The image that stands for it where nothing moves; `null`, or what answers `null`, for what only a browser sees. */
  readonly fallback: ((config: Config, input: PageInput) => FallbackImage | null) | null;
  /** Whether that image is a picture which it has already, and no drawing that asks for typefaces. */
  readonly isPictured: (config: Config) => boolean;
  /** The most that a phone loads of it, bytes; `null` where nobody counts it. */
  readonly phoneBytes: (config: Config, file: FileOf) => number | null;
  /** Texts in it by which people look for it. */
  readonly words: (config: Config) => readonly string[];
  /** The files of the prepared atlas that its page is made of. */
  readonly atlas: (config: Config) => readonly AtlasName[];
  /** The streets that its page is drawn on; `null` for none. */
  readonly streets: (config: Config) => WantedStreets | null;
  /** Whether its page is drawn with what charts are drawn with, which is loaded for it alone. */
  readonly drawsCharts: boolean;
  /** Kind of work for search engines. */
  readonly schemaType: SchemaType;
  /** The box that its codes put around it in the article, where a frame alone cannot do what it is for; `null` for none. */
  readonly box: (config: Config) => EmbedWrapper | null;
  /** The theme in which its codes show it in an article, where it has no box: `auto` for what is drawn for light and for dark. */
  readonly theme: (config: Config) => Theme;
  /** Widths from which its page is laid out otherwise, CSS pixels: each has a height of its own. */
  readonly turnsAtPx: (config: Config) => readonly number[];
  /** Lists the shapes in which it is shown, the narrowest frames first, where that is known before anybody measures its page. */
  readonly shapes: (config: Config, file: FileOf, page: SaidAndDrawn) => readonly Shape[];
  /** Writes an alternative text to begin with; `null` for what only a person can tell. */
  readonly altDraft: ((config: Config) => string | Promise<string>) | null;
  /** Lists what a reader would miss in a graphic that may be published all the same, as sentences: whoever publishes it is asked. */
  readonly doubts: (config: Config, altText: string) => readonly string[];
  /** Whether its editor draws the very graphic, so that no preview is needed beside it. */
  readonly isShownByEditor: boolean;
  /** Whether it is the type of whatever no other type is: it becomes the type that its address is recognised as. */
  readonly isRest: boolean;
}

/** Citing of a type that takes nothing of what is published. */
export const NO_CITES: Cites<AnyConfig> = {
  filled: (config) => config,
  snapshotFile: null,
  behind: () => "",
  claim: () => null,
};

const NOT_CITED: CitedTable = {
  columns: [],
  rows: [],
  otherwise: "De un gráfico así no se toma un número: cita una serie o un gráfico de una tabla, o escríbelo a mano",
};

/** Capabilities of a type that names none. */
export const DEFAULTS: Omit<Capabilities<AnyConfig>, "cites"> = {
  rules: () => [],
  renditions: () => [],
  fileRules: () => [],
  pieces: () => [],
  pieceRules: () => [],
  storyDrawing: null,
  partNames: () => [],
  draws: null,
  cited: () => NOT_CITED,
  told: () => null,
  linked: () => [],
  follows: () => false,
  framesVersion: () => false,
  fallback: null,
  isPictured: () => false,
  phoneBytes: () => null,
  words: () => [],
  atlas: () => [],
  streets: () => null,
  drawsCharts: false,
  schemaType: "CreativeWork",
  box: () => null,
  theme: () => "light",
  turnsAtPx: () => [],
  shapes: () => [],
  altDraft: null,
  doubts: () => [],
  isShownByEditor: false,
  isRest: false,
};

import type { Cited, FieldProblem, GraphicFields, PublishedSeries, PublishedTracker } from "@nv/contracts/schemas";
import type { EmbedFrame, EmbedWrapper, HeightsPx, PageBody, PageContent, SchemaType } from "@nv/embeds";
import type { DemoFile } from "@nv/formats";
import type { AtlasName, LoadedAtlas } from "@nv/geography";
import {
  type Choices,
  type FileOf,
  heightsOfShapes,
  type Labels,
  labelAt,
  patternOf,
  referenceOf,
  type Shape,
  type TakenFile,
  type TextFile,
  valueAt,
  type WantedRendition,
} from "@nv/piece-parts";
import type { z } from "zod";
import type { CardFaces } from "./card/core/faces.ts";
import type { FallbackImage } from "./fallback/fallback.ts";
import type { ChartKit } from "./figure/chart-kit.ts";
import type { FramedSource } from "./references/source.ts";

/** A chart that a form may begin with. */
export interface FirstChart {
  readonly id: string;
  readonly title: string;
}

/** Description of a type, without its schema: for who lists types and for who edits one. */
export interface AboutType<Name extends string, Config> {
  readonly name: Name;
  /** As people call it. */
  readonly label: string;
  /**
   * Description of what one makes with it, for who chooses among the types that are composed of others; absent for what is recognised by its
   * address.
   */
  readonly composes?: string;
  /** Description of what one brings for it, for who begins with a file; absent for what is made of no file. */
  readonly madeOf?: string;
  readonly labels: Labels;
  /** Names of the choices of a part. */
  readonly choices?: Choices;
  /** Which of its fields take files of the library, by path as in {@link Labels}; all others take charts and addresses. */
  readonly files?: Readonly<Record<string, TakenFile>>;
  /** Which of its fields takes a published series or a tracker, by path; absent for none. */
  readonly series?: string;
  /** Which of its fields take a published graphic that is cited, by path; absent for none. */
  readonly graphics?: readonly string[];
  /** The configuration with another text for each chart, address, file or series that it uses. `field` is the path of its field. */
  readonly mapSources: (config: Config, map: (source: string, field: string) => string) => Config;
  /** Returns the configuration of a new form: everything that has a good default, and the first charts at hand. */
  readonly first: (charts: readonly FirstChart[]) => Config;
}

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
  /** Files that the type asked for of the prepared atlas. */
  readonly atlas: LoadedAtlas;
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
}

/** Data that a configuration uses, as readers have them: a series of observations, or a tracker. */
export type PublishedData =
  | { readonly kind: "series"; readonly series: PublishedSeries }
  | { readonly kind: "tracker"; readonly tracker: PublishedTracker };

/** The data that the configuration uses, by the text that names them. @throws {Error} When nobody resolved them. */
export type DataOf = (source: string) => PublishedData;

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
  readonly faces: CardFaces;
  /** A picture that the configuration uses, as a `data:` address, as large as its place. @throws {FieldError} When there is none. */
  readonly picture: (
    source: string,
    place: { readonly widthPx: number; readonly heightPx: number; readonly fit: "cover" | "contain" },
  ) => Promise<string>;
}

/** The table of something that is cited, or why there is none. */
export type CitedTable = Pick<Cited, "columns" | "rows" | "otherwise">;

/** Sources that a configuration cites, as they were resolved. */
export interface CitedSources {
  readonly dataOf: DataOf;
  /** Returns what something published says. @throws {Error} When nobody resolved it. */
  readonly citedOf: (source: string) => Cited;
}

/** Schema of the configurations of a type. */
export type ConfigSchema<Name extends string = string> = z.ZodObject<{ type: z.ZodLiteral<Name> }>;

/** Rules for keeping a type while something of it is missing; what is missing keeps it only from being published. */
export interface Unfinished<Schema extends z.ZodType> {
  /** Schema of what is kept: the parts of the type, whatever they say. */
  readonly schema: Schema;
  /** Lists what keeps it from being published as it is written, files aside, as sentences beside fields. */
  readonly problems: (config: z.output<Schema>) => readonly FieldProblem[];
  /** As far as it is right, so that what is missing does not keep the rest from being looked at. @param refused - Fields that who knows more found wrong. */
  readonly shown: (config: z.output<Schema>, refused: readonly string[]) => z.output<Schema>;
}

/** Contents of a type's folder. */
export interface TypeParts<Name extends string, Schema extends ConfigSchema<Name>> {
  readonly about: AboutType<Name, z.output<Schema>>;
  readonly schema: Schema;
  /** Left out where only what is right is kept. */
  readonly unfinished?: Unfinished<Schema>;
  /** The only service that its addresses may be of, and what is said of any other. */
  readonly service?: { readonly name: FramedSource["type"]; readonly otherwise: string };
  /** Whether it is the type of whatever no other type is: it becomes the type that its address is recognised as. */
  readonly isRest?: boolean;
  /** Whether it is read from beginning to end by itself, with the scroll: it is in the feeds of stories, and stands in an article itself, since a frame has no scroll. */
  readonly isStory?: boolean;
  /** Lists the problems that no schema sees, as sentences beside fields. */
  readonly rules?: (config: z.output<Schema>) => readonly FieldProblem[];
  /** Lists the renditions that it needs of its files before it can be shown. */
  readonly renditions?: (config: z.output<Schema>) => readonly WantedRendition[];
  /** Lists what keeps it from being published once its files and the keys of services are known, as sentences beside fields. */
  readonly fileRules?: (config: z.output<Schema>, file: FileOf, keys: PageKeys) => readonly FieldProblem[];
  /** The configuration with what it cites in it, as if it had been written: what it is judged and drawn by. @throws {FieldError} When what it cites does not say it. */
  readonly filled?: (config: z.output<Schema>, cited: CitedSources) => z.output<Schema>;
  /** Its table, for who cites one of its numbers; none for most. */
  readonly cited?: (config: z.output<Schema>) => CitedTable;
  /** The pictures that are drawn for it and go out beside its page; none for most. */
  readonly drawn?: (config: z.output<Schema>, input: DrawnInput) => DrawnPieces;
  /** Path of the picture among them that stands for it. */
  readonly shownPicture?: (config: z.output<Schema>) => string;
  /** Whether it goes out again by itself whenever the data that it uses do. */
  readonly follows?: (config: z.output<Schema>) => boolean;
  /** The most that a phone loads of it, bytes; left out where nobody counts it. */
  readonly phoneBytes?: (config: z.output<Schema>, file: FileOf) => number;
  /** Texts in it by which people look for it; none for most. */
  readonly words?: (config: z.output<Schema>) => readonly string[];
  /** Whether its page is drawn with what charts are drawn with. */
  readonly drawsCharts?: boolean;
  /** The files of the prepared atlas that its page is made of. */
  readonly atlas?: (config: z.output<Schema>) => readonly AtlasName[];
  readonly page: (config: z.output<Schema>, input: PageInput) => PageParts;
  /** Returns the image that stands for it where nothing moves; without it, and where it says `null`, what a browser sees of its page. */
  readonly fallback?: (config: z.output<Schema>, input: PageInput) => FallbackImage | null;
  /** Kind of work for search engines; a work of any kind when left out. */
  readonly schemaType?: SchemaType;
  /** Returns the box that its codes put around it in the article, where a frame alone cannot do what it is for. */
  readonly box?: (config: z.output<Schema>) => EmbedWrapper;
  /** Widths from which its page is laid out otherwise, CSS pixels: each has a height of its own. */
  readonly turnsAtPx?: (config: z.output<Schema>) => readonly number[];
  /** Lists the shapes in which it is shown, the narrowest frames first, where that is known before anybody measures its page. */
  readonly shapes?: (config: z.output<Schema>, file: FileOf) => readonly Shape[];
  /** A fictional graphic. */
  readonly example: Example<z.output<Schema>>;
}

/** A fictional graphic of a type: what tests, manual pages and «Cargar ejemplos» show. */
export type Example<Config> = Pick<GraphicFields, "title" | "altText" | "sourceLine"> & {
  readonly config: Config;
  /** The files of the library that it names, drawn by code; left out where it names none. */
  readonly files?: Readonly<Record<string, DemoFile>>;
};

/** A configuration of any type. */
export type AnyConfig = GraphicFields["config"];

/** Something that a configuration uses: where it is named, how it is written, and its reference. */
export interface UsedSource {
  readonly field: string;
  readonly source: string;
  readonly reference: string;
}

/** A type, for who does not know which: what it takes is read by its own schema first. */
export interface GraphicType<Name extends string = string, Schema extends ConfigSchema<Name> = ConfigSchema<Name>>
  extends Pick<TypeParts<Name, Schema>, "schema" | "service" | "example"> {
  readonly name: Name;
  readonly label: string;
  /** Schema of what is kept of it: its schema or, where it is kept unfinished, less. */
  readonly keptSchema: Schema;
  /** Whether it is kept while something of it is missing. */
  readonly isKeptUnfinished: boolean;
  /** Description of what one makes with it; `null` for what is one thing of somebody else's. */
  readonly composes: string | null;
  /** Description of what one brings for it; `null` for what is made of no file. */
  readonly madeOf: string | null;
  readonly isRest: boolean;
  /** Whether it is in the feeds of stories, and stands in an article itself. */
  readonly isStory: boolean;
  /** Whether its page is drawn with what charts are drawn with, which is loaded for it alone. */
  readonly drawsCharts: boolean;
  first(charts?: readonly FirstChart[]): z.output<Schema>;
  labelOf(path: string): string;
  /** Whether a field takes a published series or a tracker. */
  seriesAt(path: string): boolean;
  /** Whether a field takes a published graphic that is cited. */
  graphicAt(path: string): boolean;
  /** Returns what a field takes of the library of files; `null` when it takes none. */
  fileAt(path: string): TakenFile | null;
  /** Returns the value of a part, in the words of its form. */
  textOf(path: string, value: unknown): string;
  sources(config: AnyConfig): readonly UsedSource[];
  /** The configuration with every source in its one spelling. */
  spelled(config: AnyConfig, spell: (source: string) => string): AnyConfig;
  /** Lists the problems that no reader of a source sees in what is written: its rules and, where it is kept unfinished, what is missing. */
  problems(config: AnyConfig): readonly FieldProblem[];
  /** As far as it is right; itself where only what is right is kept. @param refused - Fields that who knows more found wrong. */
  shown(config: AnyConfig, refused?: readonly string[]): AnyConfig;
  /** Lists the renditions that it needs of its files before it can be shown. */
  renditions(config: AnyConfig): readonly WantedRendition[];
  /** Whether it goes out again by itself whenever the data that it uses do. */
  follows(config: AnyConfig): boolean;
  /** The configuration with what it cites in it. @throws {FieldError} When what it cites does not say it. */
  filled(config: AnyConfig, cited: CitedSources): AnyConfig;
  /** Its table, for who cites one of its numbers. */
  cited(config: AnyConfig): CitedTable;
  /** Whether pictures are drawn for it, which need the letters of the house's typefaces. */
  readonly drawsPictures: boolean;
  /** The pictures that are drawn for it; none for most. */
  drawn(config: AnyConfig, input: DrawnInput): DrawnPieces;
  /** Path of the drawn picture that stands for it; `null` for most. */
  shownPicture(config: AnyConfig): string | null;
  /** Lists what keeps it from being published once its files and the keys of services are known. */
  fileRules(config: AnyConfig, file: FileOf, keys?: PageKeys): readonly FieldProblem[];
  /** The most that a phone loads of it, bytes; `null` where nobody counts it. */
  phoneBytes(config: AnyConfig, file: FileOf): number | null;
  /** Texts in it by which people look for it. */
  words(config: AnyConfig): readonly string[];
  /** The files of the prepared atlas that its page is made of; none for most. */
  atlas(config: AnyConfig): readonly AtlasName[];
  page(config: AnyConfig, input: PageInput): PageParts;
  /** Returns the image that stands for it where nothing moves; `null` for what only a browser sees. */
  fallback(config: AnyConfig, input: PageInput): FallbackImage | null;
  /** Whether it may be drawn without a browser. */
  readonly drawsFallbacks: boolean;
  /** Kind of work for search engines. */
  readonly schemaType: SchemaType;
  /** Returns the box that its codes put around it in the article; `null` for most. */
  box(config: AnyConfig): EmbedWrapper | null;
  /** Widths from which its page is laid out otherwise, CSS pixels. */
  turnsAtPx(config: AnyConfig): readonly number[];
  /** Heights to keep free before anybody measures its page; empty when its files do not tell. */
  heightsPx(config: AnyConfig, file: FileOf): HeightsPx;
}

const NOT_CITED: CitedTable = {
  columns: [],
  rows: [],
  otherwise: "De un gráfico así no se toma un número: cita una serie o un gráfico de una tabla, o escríbelo a mano",
};

/** A type as everybody else sees it: whatever it is given is read by its own schema first. */
export function graphicType<const Name extends string, Schema extends ConfigSchema<Name>>(
  parts: TypeParts<Name, Schema>,
): GraphicType<Name, Schema> {
  const {
    about,
    schema,
    unfinished,
    service,
    isRest = false,
    isStory = false,
    drawsCharts = false,
    rules,
    renditions,
    fileRules,
    filled,
    follows,
    cited,
    drawn,
    shownPicture,
    phoneBytes,
    atlas,
    words,
    page,
    fallback,
    schemaType = "CreativeWork",
    box,
    turnsAtPx,
    shapes,
    example,
  } = parts;
  const keptSchema = unfinished?.schema ?? schema;
  const read = (config: AnyConfig): z.output<Schema> => schema.parse(config);
  const readKept = (config: AnyConfig): z.output<Schema> => keptSchema.parse(config);
  return {
    schema,
    keptSchema,
    isKeptUnfinished: unfinished !== undefined,
    example,
    ...(service !== undefined && { service }),
    name: about.name,
    label: about.label,
    composes: about.composes ?? null,
    madeOf: about.madeOf ?? null,
    isRest,
    isStory,
    drawsCharts,
    first: (charts = []) => about.first(charts),
    labelOf: (path) => labelAt(about.labels, path),
    seriesAt: (path) => about.series === patternOf(path),
    graphicAt: (path) => about.graphics?.includes(patternOf(path)) ?? false,
    fileAt: (path) => about.files?.[patternOf(path)] ?? null,
    textOf: (path, value) => valueAt(about.choices ?? {}, path, value),
    sources(config) {
      const found: UsedSource[] = [];
      about.mapSources(readKept(config), (source, field) => {
        found.push({ field, source, reference: referenceOf(source) });
        return source;
      });
      return found;
    },
    spelled: (config, spell) => about.mapSources(readKept(config), spell),
    problems: (config) => unfinished?.problems(readKept(config)) ?? rules?.(read(config)) ?? [],
    shown: (config, refused = []) => unfinished?.shown(readKept(config), refused) ?? config,
    renditions: (config) => renditions?.(readKept(config)) ?? [],
    fileRules: (config, file, keys = NO_KEYS) => fileRules?.(read(config), file, keys) ?? [],
    filled: (config, cited) => filled?.(read(config), cited) ?? config,
    follows: (config) => follows?.(readKept(config)) ?? false,
    cited: (config) => cited?.(read(config)) ?? NOT_CITED,
    drawsPictures: drawn !== undefined,
    drawn: (config, input) => drawn?.(read(config), input) ?? { pictures: [], problems: [] },
    shownPicture: (config) => shownPicture?.(read(config)) ?? null,
    phoneBytes: (config, file) => phoneBytes?.(read(config), file) ?? null,
    words: (config) => words?.(readKept(config)) ?? [],
    atlas: (config) => atlas?.(read(config)) ?? [],
    page: (config, input) => page(read(config), input),
    fallback: (config, input) => fallback?.(read(config), input) ?? null,
    drawsFallbacks: fallback !== undefined,
    schemaType,
    box: (config) => box?.(read(config)) ?? null,
    turnsAtPx: (config) => turnsAtPx?.(read(config)) ?? [],
    heightsPx: (config, file) => heightsOfShapes(shapes?.(read(config), file) ?? []),
  };
}

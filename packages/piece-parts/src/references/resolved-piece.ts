/** Rectangle in the units of a drawing. */
export interface DrawnBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Frames for which something is drawn: those of phones, wider ones, or all. */
export type DrawnFor = "narrow" | "wide" | "all";

/** A part of a drawing that can be lit: a series, an area. */
export interface DrawnPart {
  /** As people and steps name it. */
  readonly name: string;
  /** Declarations that dim it where others are lit, and that light it: they change variables of its paint. Empty for none. */
  readonly dim: string;
  readonly lit: string;
  /** Place of it, for who comes near; `null` where nobody can. */
  readonly box: DrawnBox | null;
}

/** A place of a drawing that can be marked: a year. */
export interface DrawnMark {
  /** As people and steps name it. */
  readonly name: string;
  /** Shapes that mark it, as SVG, for each of the sheets. */
  readonly svgs: readonly string[];
}

/** A layer of a sheet: what is in it is drawn once, and shown again where nothing moves. */
export interface DrawnLayer {
  readonly shownIn: DrawnFor;
  readonly svg: string;
}

/** A drawing as large as its frame. */
export interface DrawnSheet {
  readonly shownIn: DrawnFor;
  readonly viewBox: DrawnBox;
  /** Attributes of the root that are inherited: ` font-size="13"`. */
  readonly attributes: string;
  readonly layers: readonly DrawnLayer[];
}

/** A drawing of a published graphic that a story carries inside, whose parts can be told apart. */
export interface PieceDrawing {
  /** Class that its rules are for. */
  readonly className: string;
  readonly sheets: readonly DrawnSheet[];
  /** Above the drawing: its legend, as HTML; empty for none. */
  readonly legend: string;
  /** Rules, each of {@link className}. */
  readonly css: string;
  /** Declarations that dim whatever is no part of its own, where something is lit; empty for none. */
  readonly dimAll: string;
  readonly parts: readonly DrawnPart[];
  readonly marks: readonly DrawnMark[];
}

/** A published graphic as a story shows it: what readers had of it when the story went out. */
export interface ResolvedPiece {
  /** Name of its type in words: «Mapa de áreas». */
  readonly label: string;
  /** Address of that revision. */
  readonly src: string;
  readonly title: string;
  readonly altText: string;
  readonly heading: string;
  readonly subheading: string;
  readonly sourceLine: string;
  readonly credit: string;
  /** Heights by width of its frame, CSS pixels, narrowest first. */
  readonly heightsPx: readonly (readonly [widthPx: number, heightPx: number])[];
  /** The picture that stands for it where nothing moves; `null` for none. */
  readonly picture: { readonly src: string; readonly widthPx: number; readonly heightPx: number } | null;
  /** `null` for what is shown in a frame. */
  readonly drawing: PieceDrawing | null;
}

/** Gives a published graphic that a story shows. @throws {Error} When nobody resolved it. */
export type PieceOf = (source: string) => ResolvedPiece;

/** A published graphic that a configuration shows, and the names of its parts that it speaks of. */
export interface WantedPiece {
  /** Path of the field that names it. */
  readonly field: string;
  /** `graphic:` and its address. */
  readonly source: string;
  readonly named: readonly string[];
}

/** Unit of a figure, as far as it is written beside it. */
export type FigureUnit = "" | "%" | "points";

/** Hedge of a figure in a text, which takes it back or stretches it: «unos», «más de», «menos de», «casi». */
export type Hedge = "exact" | "about" | "above" | "below" | "near";

/** A quantity in figures or in words. */
export interface Amount {
  readonly kind: "amount";
  /** With its magnitude: 1 200 000 for «1,2 millones». Negative when it has a minus sign. */
  readonly value: number;
  /** Size of its last written figure: 100 000 for «1,2 millones», 0.1 for «3,4». */
  readonly step: number;
  /** The magnitude that was written in words; 1 without one. */
  readonly scale: number;
  readonly unit: FigureUnit;
  readonly hedge: Hedge;
  /** Whether it may be a year as well, or must be one: «2024», «en 2024». */
  readonly year: "never" | "maybe" | "certainly";
}

/** A part or a multiple of something: «un tercio», «el doble», «dos de cada tres». */
export interface Proportion {
  readonly kind: "proportion";
  readonly value: number;
  /** Half of what it may be off, as a share of itself: words are wider than figures. */
  readonly tolerance: number;
  readonly hedge: Hedge;
}

/** A place in an order: «3.ª», «el tercero». */
export interface Ordinal {
  readonly kind: "ordinal";
  readonly value: number;
}

/** A day, a month, a quarter, a year or a decade; what is not said is `null`. */
export interface WrittenDate {
  readonly kind: "date";
  readonly year: number | null;
  readonly quarter: number | null;
  readonly month: number | null;
  readonly day: number | null;
  /** 90 for «los años noventa». */
  readonly decade: number | null;
}

/** A name with figures in it: «G20», «COVID-19», or an hour. It counts nothing. */
export interface NameWithDigits {
  readonly kind: "name";
}

/** Figures that cannot be read as Spanish writes them: «12.4», «1,2,3». */
export interface Unreadable {
  readonly kind: "unreadable";
}

/** Meaning of a figure of a text. */
export type Meaning = Amount | Proportion | Ordinal | WrittenDate | NameWithDigits | Unreadable;

/** A figure as it stands in a text. */
export interface Figure {
  /** As it is written, with its unit: «41 %». */
  readonly text: string;
  /** UTF-16 offsets in the text; the end is not part of it. */
  readonly start: number;
  readonly end: number;
  readonly meaning: Meaning;
}

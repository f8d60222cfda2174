import type { HouseFace, HouseStyle } from "@nv/contracts/schemas";
import { Typefaces } from "@nv/graphic-types/page";
import type { House } from "./house.ts";
import type { FacesReader } from "./read-faces.ts";

type Letters = Typefaces["serif"];

/** Weights at which drawn pictures are set: titles and their figures, texts, and what is set strong. */
const WEIGHTS = { serif: 600, sans: 400, strong: 700 } as const;

/** End of a list of families without serifs. */
const SANS_ENDS = ["sans-serif", "system-ui", "monospace"];

const isSans = (stack: string) => SANS_ENDS.some((end) => stack.trim().toLowerCase().endsWith(end));

/** Whether a face that is no file is drawn in the product's face without serifs: nobody has outlines of a reader's own fonts. */
const isPlain = (face: Exclude<HouseFace, { kind: "file" }>) =>
  face.kind === "stack" ? isSans(face.stack) : face.face === "public-sans";

const isSame = (one: HouseFace, other: HouseFace) => JSON.stringify(one) === JSON.stringify(other);

/** Dependencies of the letters of drawn pictures. */
export interface HouseLettersDeps {
  /** Reads those that come with the product. */
  readonly builtIn: FacesReader;
  readonly house: Pick<House, "letters">;
  /** Hears of a typeface that could not be had: pictures are drawn in the product's. */
  readonly onMissing: (error: unknown) => void;
}

/**
 * Gives the letters that drawn pictures wear in a style: titles in the typeface of titles, charts, maps and numbers in
 * that of figures where it is another than that of texts, all else in the latter.
 *
 * @returns Letters of the library where the style has a file, else those of the product that look most like it.
 */
export async function houseLetters(
  { builtIn, house, onMissing }: HouseLettersDeps,
  { faces: { display, text, figures } }: Pick<HouseStyle, "faces">,
): Promise<Typefaces> {
  const own = await builtIn();

  async function lettersOf(face: HouseFace, weight: number, plain: Letters): Promise<Letters> {
    if (face.kind !== "file") return isPlain(face) ? plain : own.serif;
    try {
      return Typefaces.shape.serif.parse(await house.letters.lettersOf(face.hash, weight));
    } catch (error) {
      onMissing(error);
      return plain;
    }
  }
  return {
    serif: await lettersOf(display, WEIGHTS.serif, own.strong),
    sans: await lettersOf(text, WEIGHTS.sans, own.sans),
    strong: await lettersOf(text, WEIGHTS.strong, own.strong),
    ...(!isSame(text, figures) && {
      figures: {
        plain: await lettersOf(figures, WEIGHTS.sans, own.sans),
        strong: await lettersOf(figures, WEIGHTS.strong, own.strong),
      },
    }),
  };
}

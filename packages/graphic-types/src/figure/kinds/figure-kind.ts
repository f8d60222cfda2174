import type { FieldProblem } from "@nv/contracts/schemas";
import type { Choices, Labels } from "@nv/piece-parts";
import { z } from "zod";
import type { Teller } from "../alt/teller.ts";
import type { DrawInput, Drawing } from "../draw/drawing.ts";
import { seriesOf } from "../draw/series-of.ts";
import type { FIGURE_PARTS, FigureData, FigureParts } from "../figure-parts.ts";

/** Choices of a kind that has none. */
export const NO_OPTIONS = z.object({});

/** Draws a table, which is as its kind shows it. */
export type DrawKind<Options> = (data: FigureData, input: DrawInput, options: Options) => Drawing;

/** An invented table, with what is said of it. */
export interface KindExample {
  readonly title: string;
  readonly altText: string;
  readonly config: z.input<typeof FIGURE_PARTS> & Pick<FigureParts, "options">;
}

/** Parts that every kind declares, and nobody else has to know. */
interface Declared<Name extends string, Options extends z.ZodObject> {
  readonly name: Name;
  readonly label: string;
  readonly options: Options;
  readonly labels?: Labels;
  readonly choices?: Choices;
  /** Refuses what it cannot show, as sentences beside fields; the table itself is right already, and has a series and a row. */
  readonly problems?: (figure: FigureParts, options: z.output<Options>) => readonly FieldProblem[];
  /** Lists what keeps it from being published though there is a value. */
  readonly fileProblems?: (figure: FigureParts, options: z.output<Options>) => readonly FieldProblem[];
  /** Whether something can be said on it: its notes have axes. */
  readonly hasNotes: (figure: FigureParts) => boolean;
  /** Whether its values stand on the axis that the scale is of. */
  readonly hasScale: boolean;
  /** Whether all its columns are of one unit; so it is when left out. */
  readonly hasUnit?: boolean;
  /** Names that have a colour each, in their order; those of the main series when left out, which must not be more than can be told apart. */
  readonly coloured?: (data: FigureData) => readonly string[];
  /** The table as it shows it; as it is without. */
  readonly shown?: (data: FigureData) => FigureData;
  /** Writes an alternative text to begin with: what it is, and what is seen in it. It is loaded when somebody asks for one. */
  readonly tells: (teller: Teller, options: z.output<Options>) => Promise<string>;
  /** Loads what draws it: only who makes pages does. */
  readonly draw: () => Promise<DrawKind<z.output<Options>>>;
  readonly example: () => Promise<KindExample>;
}

/** A kind of drawing, for who does not know which. */
export interface FigureKind<Name extends string = string>
  extends Omit<Required<Declared<Name, z.ZodObject>>, "problems" | "fileProblems" | "tells" | "draw"> {
  /** Whether its colours are those of its main series. */
  readonly isBySeries: boolean;

  readonly problems: (figure: FigureParts) => readonly FieldProblem[];
  readonly fileProblems: (figure: FigureParts) => readonly FieldProblem[];
  readonly tells: (figure: FigureParts, teller: Teller) => Promise<string>;
  readonly draw: () => Promise<(data: FigureData, input: DrawInput) => Drawing>;
}

const mainNames = (data: FigureData) =>
  seriesOf(data)
    .filter(({ look }) => look === "main")
    .map(({ name }) => name);

/** Declares a kind of drawing: everything that belongs to it. */
export function figureKindOf<const Name extends string, Options extends z.ZodObject>(
  declared: Declared<Name, Options>,
): FigureKind<Name> {
  const { options, problems, fileProblems, tells, draw } = declared;
  /** Choices made for it; its own where they are wrong, which its schema tells. */
  function chosen({ options: all }: Pick<FigureParts, "options">): z.output<Options> {
    const { data } = options.safeParse(all?.[declared.name] ?? {});
    return data ?? options.parse({});
  }
  return {
    labels: {},
    choices: {},
    shown: (data) => data,
    hasUnit: true,
    isBySeries: declared.coloured === undefined,
    coloured: mainNames,
    ...declared,
    problems: (figure) => problems?.(figure, chosen(figure)) ?? [],
    fileProblems: (figure) => fileProblems?.(figure, chosen(figure)) ?? [],
    tells: (figure, teller) => tells(teller, chosen(figure)),
    async draw() {
      const own = await draw();
      return (data, input) => own(data, input, chosen(input.config));
    },
  };
}

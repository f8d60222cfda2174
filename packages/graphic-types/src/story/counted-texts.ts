import type { Cited } from "@nv/contracts/schemas";
import { formatNumber, NO_BREAK_SPACE } from "@nv/spanish";
import { FieldError } from "../field-error.ts";
import type { StoryConfig } from "./config.ts";

/** Row of what changes with time that was published last. */
const NEWEST = "ultimo";

/**
 * A number of something published in a text: `[137](election:generales/28#Alfa.escanos)`, `[2,9 %](series:ipc#ultimo.tasa)`, what the count, the series,
 * the tracker or the table of the graphic says in the row and the column behind the sign. What is between the brackets is read while nobody
 * fills it: it is replaced when the story goes out.
 */
const CITATION =
  /\[([^[\]]{0,120})\]\(((?:election|series|tracker|graphic):[a-z0-9-]{1,80}(?:\/[a-z0-9-]{1,40})?)#([^()\s.]{1,90})\.([^()\s.]{1,60})\)/g;

/** Stories with other texts: each text is given with the path of its field. */
type Blocks = Pick<StoryConfig, "blocks">;

function mapTexts<Story extends Blocks>(story: Story, map: (text: string, field: string) => string): Story {
  const blocks = story.blocks.map((block, at) => ({
    ...block,
    steps: block.steps.map((step, place) => ({ ...step, text: map(step.text, `blocks.${at}.steps.${place}.text`) })),
  }));
  return { ...story, blocks };
}

const isCited = ({ blocks }: Blocks, isOf: (source: string) => boolean): boolean =>
  blocks.some(({ steps }) =>
    steps.some(({ text }) => [...text.matchAll(CITATION)].some(([, , source = ""]) => isOf(source))),
  );

/** Whether a text of a story cites something. */
export const citesNumbers = (story: Blocks): boolean => isCited(story, () => true);

/** Whether a text of a story cites what goes on by itself: a count, a series or a tracker, and no graphic, which somebody publishes. */
export const citesData = (story: Blocks): boolean => isCited(story, (source) => !source.startsWith("graphic:"));

/** A story with everything that its texts cite named by another text. */
export const mapCited = <Story extends Blocks>(story: Story, map: (source: string, field: string) => string): Story =>
  mapTexts(story, (text, field) =>
    text.replaceAll(
      CITATION,
      (_all, words: string, source: string, row: string, column: string) =>
        `[${words}](${map(source, field)}#${row}.${column})`,
    ),
  );

const isNamed = (name: string, written: string) => name === written || name === written.replaceAll("_", " ");

/** Writes a number as a sentence has it, «137», «31,4 %», with a link to the whole where readers see it. */
function written(
  cited: Cited,
  { row, column, field }: { readonly row: string; readonly column: string; readonly field: string },
) {
  const place = cited.columns.findIndex(({ key, name }) => isNamed(key, column) || isNamed(name, column));
  const told = cited.columns[place];
  const isFilled = ({ values }: Cited["rows"][number]) => typeof values[place] === "number";
  const found =
    row === NEWEST
      ? cited.rows.findLast(isFilled)
      : cited.rows.find(({ x, label }) => isNamed(x, row) || isNamed(label, row));
  const value = found?.values[place];
  if (told === undefined || typeof value !== "number")
    throw new FieldError(field, `«${cited.title}» no tiene «${column}» de «${row.replaceAll("_", " ")}»`);
  const figure = formatNumber(value, { decimals: told.decimals, fixedDecimals: true });
  const text = told.unit === "%" ? `${figure}${NO_BREAK_SPACE}%` : figure;
  // What is around a link is held against what it leads to.
  return cited.url?.startsWith("https://") === true ? `[${text}](${cited.url})` : text;
}

/**
 * A story with the numbers that its texts cite as they are now.
 *
 * @throws {FieldError} For a row or a column that is not there.
 */
export const filledStory = <Story extends Blocks>(story: Story, citedOf: (source: string) => Cited): Story =>
  mapTexts(story, (text, field) =>
    text.replaceAll(CITATION, (_all, _words, source: string, row: string, column: string) =>
      written(citedOf(source), { row, column, field }),
    ),
  );

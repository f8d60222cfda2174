import type { Cited } from "@nv/contracts/schemas";
import { formatNumber, NO_BREAK_SPACE } from "@nv/spanish";
import { FieldError } from "../field-error.ts";
import type { StoryConfig } from "./config.ts";

/**
 * A number of a count in a text: `[137](election:generales/28#Alfa.escanos)`, what the count says in the row and the column behind the sign. What is
 * between the brackets is read while nobody counts: it is replaced when the story goes out.
 */
const CITATION =
  /\[([^[\]]{0,120})\]\((election:[a-z0-9-]{1,80}(?:\/[a-z0-9-]{1,40})?)#([^()\s.]{1,90})\.([a-z-]{1,40})\)/g;

/** Stories with other texts: each text is given with the path of its field. */
type Blocks = Pick<StoryConfig, "blocks">;

function mapTexts<Story extends Blocks>(story: Story, map: (text: string, field: string) => string): Story {
  const blocks = story.blocks.map((block, at) => ({
    ...block,
    steps: block.steps.map((step, place) => ({ ...step, text: map(step.text, `blocks.${at}.steps.${place}.text`) })),
  }));
  return { ...story, blocks };
}

/** Whether a text of a story cites a count. */
export const citesCount = ({ blocks }: Blocks): boolean =>
  blocks.some(({ steps }) => steps.some(({ text }) => text.search(CITATION) !== -1));

/** A story with every count that its texts cite named by another text. */
export const mapCounts = <Story extends Blocks>(story: Story, map: (source: string, field: string) => string): Story =>
  mapTexts(story, (text, field) =>
    text.replaceAll(
      CITATION,
      (_all, words: string, source: string, row: string, column: string) =>
        `[${words}](${map(source, field)}#${row}.${column})`,
    ),
  );

/** Writes a number of a count as a sentence has it, «137», «31,4 %», with a link to the whole count. */
function written(
  cited: Cited,
  { row, column, field }: { readonly row: string; readonly column: string; readonly field: string },
) {
  const name = row.replaceAll("_", " ");
  const place = cited.columns.findIndex(({ key }) => key === column);
  const told = cited.columns[place];
  const value = cited.rows.find(({ x }) => x === name)?.values[place];
  if (told === undefined || typeof value !== "number")
    throw new FieldError(field, `«${cited.title}» no tiene «${column}» de «${name}»`);
  const figure = formatNumber(value, { decimals: told.decimals, fixedDecimals: true });
  const text = told.unit === "%" ? `${figure}${NO_BREAK_SPACE}%` : figure;
  // What is around a link is held against what it leads to.
  return cited.url?.startsWith("https://") === true ? `[${text}](${cited.url})` : text;
}

/**
 * A story with the numbers that its texts cite as the counts have them now.
 *
 * @throws {FieldError} For a row or a column that a count does not have.
 */
export const filledStory = <Story extends Blocks>(story: Story, citedOf: (source: string) => Cited): Story =>
  mapTexts(story, (text, field) =>
    text.replaceAll(CITATION, (_all, _words, source: string, row: string, column: string) =>
      written(citedOf(source), { row, column, field }),
    ),
  );

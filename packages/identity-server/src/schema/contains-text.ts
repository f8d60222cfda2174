import { type RawBuilder, sql } from "kysely";

/**
 * Whether a column holds a text, whatever characters that text has: `%`, `_` and `\` are themselves.
 *
 * @param column - Name of the column; never what somebody typed.
 */
export function containsText(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}

import type { DialectName } from "@nv/database";
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

/**
 * Whether a column holds a word exactly as it is. Half the time of a pattern on SQLite, whose patterns also compare case: bench/admin.
 *
 * @param column - Name of the column; never what somebody typed.
 */
export function holdsWord(column: string, word: string, dialect: DialectName): RawBuilder<boolean> {
  const place = dialect === "sqlite" ? sql`instr` : sql`strpos`;
  return sql<boolean>`${place}(${sql.ref(column)}, ${word}) > 0`;
}

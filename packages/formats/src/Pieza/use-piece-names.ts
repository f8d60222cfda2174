import { CITED_API_PATH } from "@nv/contracts";
import { Cited, GraphicSlug } from "@nv/contracts/schemas";
import { graphicSlugIn } from "@nv/piece-parts";
import { callServer, useRemote } from "@nv/web";
import { plainName } from "./states.ts";

/** Look of a piece, and names by which a step may call its parts: its columns, its rows, or what is marked on it. */
export interface PieceNames {
  readonly title: string;
  /** Its still picture; `null` for none. */
  readonly pictureUrl: string | null;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  readonly parts: readonly string[];
}

/** Asks what the table of a published graphic has; `null` while nobody knows, and for what has no table. @param piece - As it is written. */
export function usePieceNames(piece: string): PieceNames | null {
  const isNamed = GraphicSlug.safeParse(graphicSlugIn(piece)).success;
  const { body } = useRemote(isNamed ? piece : "", async (signal): Promise<PieceNames | null> => {
    if (!isNamed) return null;
    const address = `${CITED_API_PATH}?of=${encodeURIComponent(piece)}`;
    const { title, picture, columns, rows, parts = [] } = await callServer(Cited, address, { signal });
    return {
      title,
      pictureUrl: picture?.src ?? null,
      columns: columns.map(({ name }) => plainName(name)),
      rows: rows.map(({ label }) => plainName(label)),
      parts: parts.map(plainName),
    };
  });
  return body;
}

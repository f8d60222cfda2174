import { Parser } from "htmlparser2";
import { FeedFault } from "./feed-fault.ts";

/** Levels that a feed may have; RSS has five. */
const DEEPEST = 16;

/** Most items that are read: ten days of Spain are some hundred. */
const MOST_ITEMS = 2000;

/** Most characters of one text. */
const LONGEST_TEXT = 4000;

/** Fields of an item by their names, `geo:lat` among them. */
export type FeedItem = ReadonlyMap<string, string>;

/**
 * Reads the items of an RSS feed. It expands nothing: a document type, where entities are made, is refused, and what a parser of XML knows without one are
 * five signs and the numbers of characters.
 *
 * @throws {FeedFault} For what is no whole document, and what is deeper or longer than any feed.
 */
export function readItems(xml: string): readonly FeedItem[] {
  const items: FeedItem[] = [];
  const open: string[] = [];
  let item: Map<string, string> | null = null;
  let isWhole = false;
  const parser = new Parser(
    {
      onopentagname(name) {
        open.push(name);
        if (open.length === 1 && name !== "rss") throw new FeedFault("It is no RSS.");
        if (open.length > DEEPEST) throw new FeedFault("It has more levels than a feed.");
        if (name === "item" && item === null) item = new Map();
      },
      ontext(text) {
        const name = open.at(-1);
        if (item === null || name === undefined || open.at(-2) !== "item") return;
        item.set(name, `${item.get(name) ?? ""}${text}`.slice(0, LONGEST_TEXT));
      },
      onclosetag(name, isImplied) {
        // What is still open at the end was cut.
        if (isImplied) throw new FeedFault("It ends in the middle.");
        open.pop();
        if (open.length === 0) isWhole = true;
        if (name !== "item" || item === null) return;
        if (items.length === MOST_ITEMS) throw new FeedFault("It has more items than ten days have.");
        items.push(item);
        item = null;
      },
      onprocessinginstruction(name) {
        if (name.startsWith("!")) throw new FeedFault("It has a document type.");
      },
      onerror(error) {
        throw error;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  if (!isWhole) throw new FeedFault("It is no XML.");
  return items;
}

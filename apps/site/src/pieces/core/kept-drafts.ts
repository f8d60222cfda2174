import { KINDS } from "@nv/graphic-types";
import { parseJson } from "@nv/web/schema";
import { z } from "zod";
import { madeTypeNamed } from "./composed-types";
import { DRAFT_PREFIX } from "./draft-prefix";
import { FOUND, writeAddress } from "./registry-address";

const NEW_PREFIX = "new:";

/** Names the form of a new graphic. @param what - Name of a composed type, or what was pasted. */
export const newDraftName = (what: string) => NEW_PREFIX + what;

/** A form of the registry that somebody left half written. */
export interface HalfWritten {
  readonly key: string;
  /** Id of the graphic that it changes; `null` for a new one. */
  readonly id: string | null;
  readonly title: string;
  /** Type of graphic, as people call it. */
  readonly type: string;
  /** Address where the draft is taken up again. */
  readonly address: string;
}

/** A form as far as a list tells it: its parts are read when it is opened, by its type. */
const KeptSide = z.looseObject({ title: z.string(), config: z.looseObject({ type: z.string() }) });

const KeptForm = z.object({ base: KeptSide, mine: KeptSide, version: z.number() });

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function addressOfDraft(name: string): string | null {
  if (!name.startsWith(NEW_PREFIX)) return name.includes(":") ? null : writeAddress({ part: "edit", id: name });
  const what = name.slice(NEW_PREFIX.length);
  const made = madeTypeNamed(what);
  const making = made === undefined ? { making: FOUND, source: what } : { making: made.addressName };
  return writeAddress({ part: "new", ...making });
}

/**
 * The forms of the registry that wait half written; those of the tools in the documentation wait there.
 *
 * @param entries - What the browser keeps, by its key.
 */
export function halfWritten(entries: readonly (readonly [key: string, text: string])[]): readonly HalfWritten[] {
  return entries.flatMap(([key, text]) => {
    const draft = parseJson(text, KeptForm);
    const name = key.slice(DRAFT_PREFIX.length);
    const address = addressOfDraft(name);
    if (draft === null || address === null || isSame(draft.base, draft.mine)) return [];
    const type = KINDS.find((kind) => kind.name === draft.mine.config.type)?.label;
    if (type === undefined) return [];
    const title = draft.version === 0 ? draft.mine.title : draft.base.title;
    return [{ key, id: draft.version === 0 ? null : name, title: title.trim(), type, address }];
  });
}

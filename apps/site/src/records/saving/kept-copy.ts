import type { VersionedDraft } from "@nv/web";
import { parseJson } from "@nv/web/schema";
import { z } from "zod";

/** Saving that was sent and not answered: nobody here knows whether it was made. `mine` was sent over `base`, which was saved then. */
export interface SentDraft<Draft> extends VersionedDraft<Draft> {
  /** Name by which it is asked for again. */
  readonly savingId: string;
}

/** Form that the browser keeps besides its tab. */
interface KeptCopy<Draft> extends VersionedDraft<Draft> {
  /** Saving of it that was on its way; `null` for none. */
  readonly sent: SentDraft<Draft> | null;
}

/** Form that can be taken up again. */
interface Readable<Draft> {
  read(stored: string | null): VersionedDraft<Draft> | null;
}

const Named = z.object({ savingId: z.string() });
const WithSent = z.object({ sent: z.unknown() });

/** Writes a form as the browser keeps it, in one text with the saving of it that is on its way: neither is known without the other. */
export const copyText = <Draft>(
  { base, mine, version }: VersionedDraft<Draft>,
  sent: SentDraft<Draft> | null,
): string => JSON.stringify({ base, mine, version, sent });

/** Reads a saving that the browser kept. @returns `null` when there is none, or it cannot be read. */
export function readSent<Draft>(of: Readable<Draft>, stored: string | null): SentDraft<Draft> | null {
  const [form, named] = [of.read(stored), parseJson(stored, Named)];
  return form === null || named === null ? null : { ...form, ...named };
}

/** Reads what {@link copyText} wrote. @returns `null` when there is none, or it cannot be read. */
export function readCopy<Draft>(of: Readable<Draft>, stored: string | null): KeptCopy<Draft> | null {
  const form = of.read(stored);
  const sent = parseJson(stored, WithSent)?.sent ?? null;
  return form === null ? null : { ...form, sent: sent === null ? null : readSent(of, JSON.stringify(sent)) };
}

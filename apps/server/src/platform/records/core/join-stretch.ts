import { z } from "zod";

/** Somebody who wrote. */
interface Writer {
  readonly id: string;
  readonly name: string;
}

/** A version, as far as a stretch of editing looks into it. */
interface LastVersion {
  readonly version: number;
  readonly action: string;
  readonly by_id: string;
  readonly by_name: string;
  readonly at_ms: number;
  /** JSON: whose stretches it is together; empty for one person's. */
  readonly together: string;
}

/** Rest after which what somebody saves is another stretch of editing, milliseconds: a version of its own in the history. */
const STRETCH_REST_MS = 600_000;

/** Time within which two who save by turns write together, milliseconds: one version for each saving would be one a second. */
const BY_TURNS_MS = 60_000;

/** A saving among those before it. */
interface Stretch {
  /** Versions whose changes the new one tells too. */
  readonly removed: readonly number[];
  /** Name under which the new one stands: with those who write together with its author. */
  readonly name: string;
  /** JSON: all of them; empty for one person. */
  readonly together: string;
}

const Writers = z.array(z.object({ id: z.string(), name: z.string() }));

const writersOf = ({ by_id: id, by_name: name, together }: LastVersion): readonly Writer[] =>
  together === "" ? [{ id, name }] : Writers.parse(JSON.parse(together));

/** All writers once, under the names that they have now. */
function everyone(by: Writer, all: readonly Writer[]): readonly Writer[] {
  return [...new Map([...all, by].map((writer) => [writer.id, writer])).values()];
}

/**
 * Finds the versions that a saving goes on with: the same person's, and another's who writes by turns with them, so that two people at one
 * text are one version of both.
 *
 * @param last - The last versions, newest first; two are looked at.
 * @param publishedVersion - Version that readers have: it stays.
 */
export function joinStretch(
  last: readonly LastVersion[],
  by: Writer,
  { nowMs, publishedVersion }: { readonly nowMs: number; readonly publishedVersion: number },
): Stretch {
  const isOpen = (version: LastVersion) =>
    version.action === "edited" && version.at_ms >= nowMs - STRETCH_REST_MS && version.version > publishedVersion;
  const isOfTheirs = (version: LastVersion) => writersOf(version).some(({ id }) => id === by.id);
  const [one, two] = last;
  const joined: readonly LastVersion[] =
    one === undefined || !isOpen(one)
      ? []
      : isOfTheirs(one)
        ? [one]
        : two !== undefined && isOpen(two) && isOfTheirs(two) && two.at_ms >= nowMs - BY_TURNS_MS
          ? [one, two]
          : [];
  const writers = everyone(by, joined.flatMap(writersOf));
  const others = writers.filter(({ id }) => id !== by.id).map(({ name }) => name);
  return {
    removed: joined.map(({ version }) => version),
    name: others.length === 0 ? by.name : `${by.name} (con ${others.join(", ")})`,
    together: others.length === 0 ? "" : JSON.stringify(writers),
  };
}

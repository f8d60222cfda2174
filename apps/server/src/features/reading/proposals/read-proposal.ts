import type { Proposal, ProposalReading } from "@nv/contracts/schemas";
import type { Kysely } from "kysely";
import type { PageDirectory } from "../catalogue/page-directory.ts";
import { applyDifference } from "./core/apply-difference.ts";
import { differenceOf } from "./core/difference.ts";
import { changesWordsAlone } from "./core/words-alone.ts";
import type { PageSources } from "./page-sources.ts";
import { pageText } from "./page-text.ts";
import type { ProposalTables } from "./proposals.migrations.ts";
import { findProposedText } from "./proposals.repository.ts";

/** Texts that a proposal is read from. */
export interface ProposalTexts {
  readonly db: Kysely<ProposalTables>;
  readonly directory: PageDirectory;
  readonly sources: PageSources;
}

/** State of a proposal, as its row keeps it. */
export function stateOf(state: string): Proposal["state"] {
  return state === "accepted" || state === "rejected" ? state : "open";
}

/** @returns What a proposal changes, and whether it can be applied here; `null` when there is no such proposal. */
export async function readProposal(
  { db, directory, sources }: ProposalTexts,
  id: string,
): Promise<(ProposalReading & Pick<Proposal, "sourceFile" | "state">) | null> {
  const proposed = await findProposedText(db, id);
  if (proposed === undefined) return null;
  const { path, source_file: sourceFile, difference } = proposed;
  const about = { sourceFile, state: stateOf(proposed.state), since: "" };
  const built = pageText(directory, path);
  const base = proposed.base === "" ? (built?.text ?? "") : proposed.base;
  const applied = applyDifference(base, difference);
  if (applied === null) return { ...about, before: "", after: "", standing: "unknown" };
  const texts = { ...about, before: base, after: applied.text };
  const file = await sources.read(sourceFile);
  const present = file?.text ?? built?.text;
  if (present === undefined) return { ...texts, standing: "gone" };
  if (present === applied.text) return { ...texts, standing: "applied" };
  if (present !== base) return { ...texts, standing: "changed", since: differenceOf(sourceFile, base, present) };
  if (!changesWordsAlone(base, applied)) return { ...texts, standing: "beyond-words" };
  return { ...texts, standing: file?.isWritable ? "ready" : "elsewhere" };
}

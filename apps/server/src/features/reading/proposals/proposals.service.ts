import { randomUUID } from "node:crypto";
import type { ServerErrorCode } from "@nv/contracts";
import type { PageSource, Proposal, ProposalQuery, ProposalReading, ProposalRequest } from "@nv/contracts/schemas";
import { type Database, holdName } from "@nv/database";
import type { Portion } from "../../../http/portion.ts";
import type { PageDirectory } from "../catalogue/page-directory.ts";
import { differenceOf, withPlainLines } from "./core/difference.ts";
import { pageText } from "./page-text.ts";
import { createProposalAnswers, type ProposalAnswersDeps } from "./proposal-answers.ts";
import {
  countOpenProposals,
  insertProposal,
  type ListedProposal,
  listProposals,
  type ProposalRow,
} from "./proposals.repository.ts";
import { readProposal, stateOf } from "./read-proposal.ts";

/** Proposals that one person may have waiting. */
const OPEN_PROPOSALS_MAX = 20;

/** Person who proposes an edit. */
export interface Proposer {
  readonly userId: string;
  readonly email: string;
}

/** Error code of a proposal that was not kept; `null` when it was. */
export type Refusal = Extract<
  ServerErrorCode,
  "PAGE_NOT_FOUND" | "VERSION_CONFLICT" | "PROPOSAL_EMPTY" | "PROPOSALS_FULL"
> | null;

/** Edits that people suggest. */
export type Proposals = ReturnType<typeof createProposals>;

interface ProposalsDeps extends ProposalAnswersDeps {
  readonly database: Pick<Database, "dialect" | "transaction">;
  readonly now: () => number;
}

function toProposal(
  directory: PageDirectory,
  { id, path, source_file, email, note, difference, ...row }: ListedProposal,
): Proposal {
  const page = directory.find(path);
  return {
    id,
    path,
    title: page?.title ?? path,
    owner: page?.owner ?? "",
    sourceFile: source_file,
    email,
    note,
    difference,
    state: stateOf(row.state),
    madeAtMs: row.made_at_ms,
    resolvedAtMs: row.resolved_at_ms,
    resolvedBy: row.resolved_by,
  };
}

/** Keeps the proposals in the database, each with its difference. */
export function createProposals(deps: ProposalsDeps) {
  const { database, db, directory, now } = deps;

  async function keep({ userId, email }: Proposer, proposed: ProposalRequest): Promise<Refusal> {
    const { path, version, text, note } = proposed;
    const current = pageText(directory, path);
    if (current === null) return "PAGE_NOT_FOUND";
    if (current.version !== version) return "VERSION_CONFLICT";
    // Before the comparison, which takes its time.
    if ((await countOpenProposals(db, userId)) >= OPEN_PROPOSALS_MAX) return "PROPOSALS_FULL";
    const difference = differenceOf(current.sourceFile, current.text, withPlainLines(text));
    if (difference === "") return "PROPOSAL_EMPTY";
    const row: ProposalRow = {
      id: randomUUID(),
      path,
      source_file: current.sourceFile,
      person_id: userId,
      email,
      note,
      difference,
      base: current.text,
      state: "open",
      made_at_ms: now(),
      resolved_at_ms: null,
      resolved_by_id: "",
      resolved_by: "",
    };
    return database.transaction(db, async (transaction) => {
      // Those that come at the same moment, to whatever process, are counted one after another.
      await holdName(database, transaction, `proposals of ${userId}`);
      if ((await countOpenProposals(transaction, userId)) >= OPEN_PROPOSALS_MAX) return "PROPOSALS_FULL";
      await insertProposal(transaction, row);
      return null;
    });
  }

  return {
    ...createProposalAnswers(deps),
    /** @returns The text of a page; `null` when it has none, or there is no such page. */
    source: (path: string): PageSource | null => pageText(directory, path),
    /** @returns What a proposal changes, and whether it can be applied here; `null` when there is no such proposal. */
    read: async (id: string): Promise<ProposalReading | null> => {
      const reading = await readProposal(deps, id);
      if (reading === null) return null;
      const { before, after, standing, since } = reading;
      return { before, after, standing, since };
    },
    propose: keep,
    /** Newest first. */
    async list(query: ProposalQuery): Promise<Portion<Proposal>> {
      const { rows, total } = await listProposals(db, query);
      return { items: rows.map((row) => toProposal(directory, row)), total };
    },
  };
}

import { createHash, randomUUID } from "node:crypto";
import type { ServerErrorCode } from "@nv/contracts";
import type {
  PageSource,
  Proposal,
  ProposalOutcome,
  ProposalQuery,
  ProposalReading,
  ProposalRequest,
} from "@nv/contracts/schemas";
import { type Database, holdName } from "@nv/database";
import type { ActingAdministrator, Execute, HostEntry } from "@nv/identity-server";
import type { Kysely } from "kysely";
import type { Portion } from "../../../http/portion.ts";
import { Problem } from "../../../http/problem.ts";
import type { RunExclusive } from "../../../platform/mutex/mutex.ts";
import type { PageDirectory } from "../catalogue/page-directory.ts";
import { applyDifference } from "./core/apply-difference.ts";
import { differenceOf, withPlainLines } from "./core/difference.ts";
import { changesWordsAlone } from "./core/words-alone.ts";
import type { PageSources } from "./page-sources.ts";
import type { ProposalTables } from "./proposals.migrations.ts";
import {
  type AnsweredProposal,
  closeProposal,
  countOpenProposals,
  findProposedText,
  insertProposal,
  type ListedProposal,
  listProposals,
  type ProposalRow,
  reopenProposal,
} from "./proposals.repository.ts";

/** Proposals that one person may have waiting. */
const OPEN_PROPOSALS_MAX = 20;

/** Name under which files are written one after another. */
const APPLYING = "proposals: apply";

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

const ACTIONS = {
  applied: "proposal_applied",
  accepted: "proposal_accepted",
  rejected: "proposal_rejected",
  reopened: "proposal_reopened",
} as const;

function entryOf(what: keyof typeof ACTIONS, proposal: AnsweredProposal | undefined): HostEntry | null {
  if (proposal === undefined) return null;
  return { action: ACTIONS[what], targetId: proposal.person_id, details: { page: proposal.path } };
}

/** Error code of a proposal that is not applied, by where it stands. */
const REFUSALS: Readonly<Record<Exclude<ProposalReading["standing"], "ready">, ServerErrorCode>> = {
  applied: "PROPOSAL_BY_HAND",
  changed: "VERSION_CONFLICT",
  gone: "PROPOSAL_BY_HAND",
  "beyond-words": "PROPOSAL_BY_HAND",
  elsewhere: "PROPOSAL_BY_HAND",
  unknown: "PROPOSAL_BY_HAND",
};

function versionOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

function stateOf(state: string): Proposal["state"] {
  return state === "accepted" || state === "rejected" ? state : "open";
}

/** Keeps the proposals in the database, each with its difference. */
export function createProposals(deps: {
  readonly database: Pick<Database, "dialect" | "transaction">;
  readonly db: Kysely<ProposalTables>;
  readonly directory: PageDirectory;
  readonly sources: PageSources;
  readonly runExclusive: RunExclusive;
  readonly execute: Execute;
  readonly now: () => number;
}) {
  const { database, db, directory, sources, runExclusive, execute, now } = deps;

  function source(path: string): PageSource | null {
    const page = directory.find(path);
    if (page === undefined || page.source === "") return null;
    const text = withPlainLines(page.source);
    return { text, version: versionOf(text), sourceFile: page.sourceFile };
  }

  function proposalOf({ id, path, source_file, email, note, difference, ...row }: ListedProposal): Proposal {
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

  async function keep({ userId, email }: Proposer, proposed: ProposalRequest): Promise<Refusal> {
    const { path, version, text, note } = proposed;
    const current = source(path);
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

  async function read(id: string): Promise<(ProposalReading & Pick<Proposal, "sourceFile" | "state">) | null> {
    const proposed = await findProposedText(db, id);
    if (proposed === undefined) return null;
    const { path, source_file: sourceFile, difference } = proposed;
    const about = { sourceFile, state: stateOf(proposed.state), since: "" };
    const built = source(path);
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

  /** Closes a proposal, and tells whoever made it. @param work - What is done in the same transaction. */
  function answer(id: string, outcome: ProposalOutcome, caller: ActingAdministrator, work?: () => Promise<void>) {
    return execute(caller, async ({ db: transaction, administrator, nowMs, tellProposer }) => {
      const by = { resolved_by_id: administrator.id, resolved_by: administrator.email };
      const closed = await closeProposal(transaction.$extendTables<ProposalTables>(), id, {
        state: outcome,
        resolved_at_ms: nowMs,
        ...by,
      });
      if (closed !== undefined) {
        const { path, person_id } = closed;
        const title = directory.find(path)?.title ?? path;
        await tellProposer(person_id, { outcome, title, path: encodeURI(path) });
        await work?.();
      }
      return entryOf(work === undefined ? outcome : "applied", closed);
    });
  }

  async function applyAlone(id: string, caller: ActingAdministrator): Promise<void> {
    const reading = await read(id);
    if (reading?.state !== "open") throw new Problem("NOT_FOUND");
    const { standing, sourceFile, before, after } = reading;
    if (standing !== "ready") throw new Problem(REFUSALS[standing]);
    // Last, so that a file that cannot be written leaves the proposal open; if the transaction fails after it, the proposal is open and says
    // that the file has it already.
    const write = async () => {
      if (!(await sources.write(sourceFile, before, after))) throw new Problem("VERSION_CONFLICT");
    };
    if (!(await answer(id, "accepted", caller, write))) throw new Problem("NOT_FOUND");
  }

  return {
    /** @returns The text of a page; `null` when it has none, or there is no such page. */
    source,
    /** @returns What a proposal changes, and whether it can be applied here; `null` when there is no such proposal. */
    read: async (id: string): Promise<ProposalReading | null> => {
      const reading = await read(id);
      if (reading === null) return null;
      const { before, after, standing, since } = reading;
      return { before, after, standing, since };
    },
    // One after another: two proposals about one page begin with the same text.
    apply: (id: string, caller: ActingAdministrator): Promise<void> =>
      runExclusive(APPLYING, () => applyAlone(id, caller)),
    propose: keep,
    /** Newest first. */
    async list(query: ProposalQuery): Promise<Portion<Proposal>> {
      const { rows, total } = await listProposals(db, query);
      return { items: rows.map(proposalOf), total };
    },
    /**
     * Says what became of a proposal, to whoever made it by mail; the audit tells who did.
     *
     * @returns `false` when there is no such proposal, or it was answered already.
     */
    resolve: (id: string, outcome: ProposalOutcome, caller: ActingAdministrator): Promise<boolean> =>
      answer(id, outcome, caller),
    /** Undoes {@link Proposals.resolve}. @returns `false` when there is no such proposal, or it is open. */
    reopen: (id: string, caller: ActingAdministrator): Promise<boolean> =>
      execute(caller, async ({ db: transaction }) =>
        entryOf("reopened", await reopenProposal(transaction.$extendTables<ProposalTables>(), id)),
      ),
  };
}

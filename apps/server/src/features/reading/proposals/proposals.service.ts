import { createHash, randomUUID } from "node:crypto";
import type { ServerErrorCode } from "@nv/contracts";
import type { PageSource, Proposal, ProposalOutcome, ProposalQuery, ProposalRequest } from "@nv/contracts/schemas";
import type { ActingAdministrator, Execute, HostEntry } from "@nv/identity-server";
import type { Kysely } from "kysely";
import type { Portion } from "../../../http/portion.ts";
import type { RunExclusive } from "../../../platform/mutex/mutex.ts";
import type { PageDirectory } from "../catalogue/page-directory.ts";
import { differenceOf, withPlainLines } from "./core/difference.ts";
import type { ProposalTables } from "./proposals.migrations.ts";
import {
  type AnsweredProposal,
  closeProposal,
  countOpenProposals,
  insertProposal,
  listProposals,
  type ProposalRow,
  reopenProposal,
} from "./proposals.repository.ts";

/** Proposals that one person may have waiting. */
const OPEN_PROPOSALS_MAX = 20;

/** Who suggests an edit. */
export interface Proposer {
  readonly userId: string;
  readonly email: string;
}

/** Why a proposal was not kept; `null` when it was. */
export type Refusal = Extract<
  ServerErrorCode,
  "PAGE_NOT_FOUND" | "VERSION_CONFLICT" | "PROPOSAL_EMPTY" | "PROPOSALS_FULL"
> | null;

/** Edits that people suggest. */
export interface Proposals {
  /** @returns The text of a page; `null` when it has none, or there is no such page. */
  source(path: string): PageSource | null;
  propose(proposer: Proposer, proposed: ProposalRequest): Promise<Refusal>;
  /** Newest first. */
  list(query: ProposalQuery): Promise<Portion<Proposal>>;
  /**
   * Says what became of a proposal, to whoever made it by mail; the audit tells who did.
   *
   * @returns `false` when there is no such proposal, or it was answered already.
   */
  resolve(id: string, outcome: ProposalOutcome, caller: ActingAdministrator): Promise<boolean>;
  /** Undoes {@link Proposals.resolve}. @returns `false` when there is no such proposal, or it is open. */
  reopen(id: string, caller: ActingAdministrator): Promise<boolean>;
}

const ACTIONS = {
  accepted: "proposal_accepted",
  rejected: "proposal_rejected",
  reopened: "proposal_reopened",
} as const;

function entryOf(what: keyof typeof ACTIONS, proposal: AnsweredProposal | undefined): HostEntry | null {
  if (proposal === undefined) return null;
  return { action: ACTIONS[what], targetId: proposal.person_id, details: { page: proposal.path } };
}

function versionOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

function stateOf(state: string): Proposal["state"] {
  return state === "accepted" || state === "rejected" ? state : "open";
}

/** Keeps the proposals in the database, each with its difference. */
export function createProposals(deps: {
  readonly db: Kysely<ProposalTables>;
  readonly directory: PageDirectory;
  readonly runExclusive: RunExclusive;
  readonly execute: Execute;
  readonly now: () => number;
}): Proposals {
  const { db, directory, runExclusive, execute, now } = deps;

  function source(path: string): PageSource | null {
    const page = directory.find(path);
    if (page === undefined || page.source === "") return null;
    const text = withPlainLines(page.source);
    return { text, version: versionOf(text), sourceFile: page.sourceFile };
  }

  function proposalOf({ id, path, source_file, email, note, difference, ...row }: ProposalRow): Proposal {
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
    await insertProposal(db, {
      id: randomUUID(),
      path,
      source_file: current.sourceFile,
      person_id: userId,
      email,
      note,
      difference,
      state: "open",
      made_at_ms: now(),
      resolved_at_ms: null,
      resolved_by_id: "",
      resolved_by: "",
    });
    return null;
  }

  return {
    source,
    // One after another: those that come at once would all find room for one more.
    propose: (proposer, proposed) => runExclusive(proposer.userId, () => keep(proposer, proposed)),
    async list(query) {
      const { rows, total } = await listProposals(db, query);
      return { items: rows.map(proposalOf), total };
    },
    resolve: (id, outcome, caller) =>
      execute(caller, async ({ db: transaction, administrator, nowMs, tellProposer }) => {
        const by = { resolved_by_id: administrator.id, resolved_by: administrator.email };
        const answer = { state: outcome, resolved_at_ms: nowMs, ...by };
        const closed = await closeProposal(transaction.$extendTables<ProposalTables>(), id, answer);
        if (closed !== undefined) {
          const { path, person_id } = closed;
          const title = directory.find(path)?.title ?? path;
          await tellProposer(person_id, { outcome, title, path: encodeURI(path) });
        }
        return entryOf(outcome, closed);
      }),
    reopen: (id, caller) =>
      execute(caller, async ({ db: transaction }) =>
        entryOf("reopened", await reopenProposal(transaction.$extendTables<ProposalTables>(), id)),
      ),
  };
}

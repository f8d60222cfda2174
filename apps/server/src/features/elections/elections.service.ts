import { createHash } from "node:crypto";
import {
  type BringBefore,
  type CountSnapshot,
  type EditElection,
  type ElectionDetail,
  type ElectionSummaries,
  ElectionSummary,
  type ElectoralLaw,
  type FieldProblem,
  type RegisterElection,
  type SeatEstimateAnswer,
} from "@nv/contracts/schemas";
import { snapshotFaults } from "@nv/elections";
import type { Actor } from "../../http/acting.ts";
import { invalidFields } from "../../http/problem.ts";
import { estimatedVotes } from "../../platform/publishing/estimated-votes.ts";
import { insertNewRecord } from "../../platform/records/change-record.ts";
import { editDocument, listDocuments, summaryOf } from "../../platform/records/documents.ts";
import type { PublishRequest } from "../../platform/records/publish-record.ts";
import { unfitIn } from "../../platform/records/publish-record.ts";
import { recordActions } from "../../platform/records/record-actions.ts";
import { requireRecord } from "../../platform/records/records-context.ts";
import { bringBeforeTo } from "./bring-before.ts";
import { lawOf } from "./core/law-of.ts";
import { NOTHING_BEFORE } from "./core/stored-election.ts";
import { createElectionPictures } from "./election-picture.ts";
import type { ElectionRow } from "./elections-collection.ts";
import type { ElectionsContext } from "./elections-context.ts";
import { estimateOf } from "./estimate.service.ts";
import { keepCount, nightsOf } from "./nights.repository.ts";
import { takeAway } from "./nights.service.ts";
import { publishElection } from "./publish-election.ts";
import { problemText, readTable } from "./read-source.ts";

/** Faults of a table that are told at once. */
const TOLD_FAULTS = 5;

/** Elections in a list: a house has some dozens. */
const LISTED = 200;

/** Elections, as their routes see them. */
export type Elections = ReturnType<typeof createElections>;

/** Lists what keeps an election from being published, each with its field. */
async function problemsOf(
  { records, votes }: ElectionsContext,
  { fields }: ElectionRow,
): Promise<readonly FieldProblem[]> {
  const unfit = unfitIn(records.collection, fields);
  const noLaw = lawOf(fields) === null ? [{ field: "law", message: "Elige una ley electoral" }] : [];
  const isKnown = fields.vote === "" || (await votes.find(fields.vote)) !== null;
  const noVote = isKnown
    ? []
    : [{ field: "vote", message: "Esa votación ya no está en el calendario: elige otra, o ninguna" }];
  return [...unfit, ...noLaw, ...noVote];
}

/** The areas of a result that a night is compared with: constituencies of the law, towns too where those are, and what holds them. */
function comparedAreas({ areas }: CountSnapshot, law: ElectoralLaw | null): CountSnapshot["areas"] {
  const own = new Set(law?.constituencies.map(({ code }) => code));
  return areas.filter(({ kind, code }) => kind !== "municipality" || own.has(code));
}

/** Creates the actions on elections. */
export function createElections(context: ElectionsContext) {
  const { db, publishing, records } = context;
  const urlOf = (slug: string) => `${publishing.publicBaseUrl}/data/${slug}/`;
  const pictureOf = createElectionPictures(context);
  const toSummary = async (row: ElectionRow): Promise<ElectionSummary> =>
    ElectionSummary.parse({ ...summaryOf(row), picture: await pictureOf(row) });
  const toDetail = async (row: ElectionRow): Promise<ElectionDetail> => {
    const { before, ...fields } = row.fields;
    return {
      ...(await toSummary(row)),
      ...{ fields, before, revision: row.revision },
      publicUrl: row.revision === null ? null : urlOf(row.slug),
      problems: [...(await problemsOf(context, row))],
    };
  };
  const actions = recordActions(records, { toDetail, urlOf: (slug, revision) => `${urlOf(slug)}${revision}/` });
  const { detailAfter } = actions;

  /** Nobody follows the night of what readers do not have. */
  async function endNights(id: string): Promise<void> {
    for (const night of await nightsOf(db, id)) await takeAway(context, night);
  }
  return {
    ...actions,
    async list(): Promise<ElectionSummaries> {
      const rows = await listDocuments(records, { most: LISTED });
      return { items: await Promise.all(rows.map(toSummary)) };
    },
    register({ slug, draftId, ...fields }: RegisterElection, actor: Actor) {
      const kept = { ...fields, before: NOTHING_BEFORE };
      return detailAfter(
        insertNewRecord(records, { title: fields.title, fields: kept, slug, draftId, extension: {}, actor }),
      );
    },
    edit(id: string, document: EditElection, actor: Actor) {
      const slugIsFixed = "La dirección no cambia después de publicar: hay quien la lee";
      return detailAfter(
        editDocument(records, { id, document, actor, slugIsFixed }, ({ fields: { before } }) => ({
          beside: { before },
        })),
      );
    },
    /** Keeps the result of last time. @throws {Problem} `FIELDS_INVALID` with what is wrong, row by row. */
    async bringBefore(id: string, { version, label, text, mapping }: BringBefore, actor: Actor) {
      const row = await requireRecord(records, id);
      const file = { name: "", bytes: Buffer.from(text) };
      const { presets } = (await context.house.current()).style;
      const read = readTable(file, mapping, { takenAtMs: context.now(), law: lawOf(row.fields), presets });
      const { snapshot } = read;
      const wrong = snapshot === null ? [] : snapshotFaults(snapshot).map((fault) => fault.text);
      const faults = [...read.problems.map(problemText), ...wrong];
      if (snapshot === null || faults.length > 0)
        throw invalidFields(faults.slice(0, TOLD_FAULTS).map((message) => ({ field: "before", message })));
      const areas = comparedAreas(snapshot, lawOf(row.fields));
      const kept = JSON.stringify({ ...snapshot, areas });
      const hash = createHash("sha256").update(kept).digest("hex");
      await keepCount(db, id, { hash, snapshot: kept });
      return detailAfter(bringBeforeTo(context, { id, version, before: { hash, label, areas: areas.length }, actor }));
    },
    /** Estimates the seats of what is written. */
    async estimate(id: string): Promise<SeatEstimateAnswer> {
      const { estimate, problem } = await estimateOf(context, id, (await requireRecord(records, id)).fields);
      return { estimate, problem };
    },
    /** Gives readers a revision that they had before. @throws {Problem} `FIELDS_INVALID` for seats of polls in the five days of the law; else as `rollBackRecord`. */
    async rollBack(request: PublishRequest & { readonly revision: string }) {
      const { slug } = await requireRecord(records, request.id);
      const votes = await estimatedVotes(context, slug, request.revision);
      const held = (await Promise.all(votes.map(context.votes.publishingProblems))).flat();
      if (held.length > 0) throw invalidFields(held);
      return actions.rollBack(request);
    },
    publish: (request: PublishRequest) => detailAfter(publishElection(context, request)),
    async unpublish(request: PublishRequest) {
      const detail = await actions.unpublish(request);
      await endNights(request.id);
      return detail;
    },
    async retire(request: PublishRequest) {
      const detail = await actions.retire(request);
      await endNights(request.id);
      return detail;
    },
  };
}

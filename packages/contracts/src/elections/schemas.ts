import { z } from "zod";
import { endpoints, get, order } from "../endpoints.ts";
import { FieldProblem, GraphicSlug, VersionedRequest } from "../graphics/schemas.ts";
import { line, paragraph } from "../graphics/texts.ts";
import { keptParts } from "../kept-parts.ts";
import { beginningOf, savingOf } from "../records/record-bodies.ts";
import { DataLicense } from "../series/schemas.ts";
import { VoteId } from "../votes/schemas.ts";
import { CountMapping } from "./count-mapping-schemas.ts";
import { CountClaim, ListKey, TOTAL_AREA } from "./count-schemas.ts";
import { AreaCode, Constituency } from "./law-schemas.ts";
import { ELECTION_LIMITS, ELECTIONS_API_PATH } from "./paths.ts";

const Colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(?:#[0-9a-f]{6})?$/, "Escribe el color como #rrggbb, o déjalo vacío");

/** A list that the desk shows by its name. */
export const ElectionList = z.object({
  /** Key under which the source counts its votes. */
  key: ListKey,
  acronym: line(ELECTION_LIMITS.acronym).min(1, "Faltan las siglas"),
  name: line(ELECTION_LIMITS.name).default(""),
  /** Colour of its own; empty for that which the style of the house has for its acronym or its name. */
  color: Colour.default(""),
  /** Key that it had last time; empty for the same. */
  before: z.union([z.literal(""), ListKey]).default(""),
});
export type ElectionList = z.infer<typeof ElectionList>;

/** Lists whose seats are added up, as the desk calls them. */
export const ElectionBloc = z.object({
  name: line(ELECTION_LIMITS.name).min(1, "Falta el nombre del bloque"),
  lists: z.array(ListKey).min(1, "Elige alguna candidatura").max(ELECTION_LIMITS.lists),
});
export type ElectionBloc = z.infer<typeof ElectionBloc>;

/** A headline that is written before the night, with what it claims: readers see it once the count bears it out. */
export const ElectionHeadline = z.object({
  text: line(ELECTION_LIMITS.headline).min(1, "Falta el titular"),
  claim: CountClaim,
});
export type ElectionHeadline = z.infer<typeof ElectionHeadline>;

/** Lists that a claim names. */
const listsOfClaim = (claim: CountClaim): readonly string[] => {
  if (claim.kind === "turnout") return [];
  return claim.kind === "majority" ? claim.lists : [claim.list];
};

/** Law by which votes become seats: one of the product by its key, or constituencies that the desk writes. */
export const ElectionLaw = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("known"), key: z.string().max(60) }),
  z.object({
    kind: z.literal("own"),
    /** Percentage of the valid votes of a constituency without which a list gets no seat; 0 for none. */
    thresholdPct: z.int("Sin decimales").min(0, "De 0 a 50").max(50, "De 0 a 50"),
    constituencies: z
      .array(Constituency)
      .min(1, "Hace falta una circunscripción")
      .max(ELECTION_LIMITS.constituencies, `Como mucho ${ELECTION_LIMITS.constituencies}`),
  }),
]);
export type ElectionLaw = z.infer<typeof ElectionLaw>;

const address = z
  .url({ protocol: /^https?$/, error: "Escribe la dirección completa, con https://" })
  .max(ELECTION_LIMITS.url);

/** Source of the count of a night. */
export const ElectionSource = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("none") }),
  z.object({ kind: z.literal("interior"), url: address }),
  z.object({ kind: z.literal("table"), url: address, mapping: CountMapping }),
]);
export type ElectionSource = z.infer<typeof ElectionSource>;

const keysOnce = (lists: readonly { readonly key: string }[]) =>
  lists.map(({ key }) => key).flatMap((key, at, keys) => (keys.indexOf(key) < at ? [at] : []));

/** Fields of an election that a person writes. */
export const ElectionFields = z
  .object({
    title: line(ELECTION_LIMITS.title).min(1, "Falta el nombre"),
    description: paragraph(ELECTION_LIMITS.note).default(""),
    license: DataLicense,
    /** For the team only. */
    note: paragraph(ELECTION_LIMITS.note).default(""),
    /** Vote of the calendar that it is; empty for none. */
    vote: z.union([z.literal(""), VoteId]).default(""),
    law: ElectionLaw,
    lists: z
      .array(ElectionList)
      .min(1, "Hace falta una candidatura")
      .max(ELECTION_LIMITS.lists, `Como mucho ${ELECTION_LIMITS.lists} candidaturas`),
    blocs: z.array(ElectionBloc).max(ELECTION_LIMITS.blocs).default([]),
    /** The one that says most first. */
    headlines: z
      .array(ElectionHeadline)
      .max(ELECTION_LIMITS.headlines, `Como mucho ${ELECTION_LIMITS.headlines} titulares`)
      .default([]),
    /** Address of the average of polls whose seats are estimated before the vote; empty for none. */
    average: z.union([z.literal(""), GraphicSlug]).default(""),
    source: ElectionSource.default({ kind: "none" }),
    /** Seconds between two looks at the source. */
    everySeconds: z
      .int("Sin decimales")
      .min(ELECTION_LIMITS.leastSeconds, `De ${ELECTION_LIMITS.leastSeconds} a ${ELECTION_LIMITS.mostSeconds}`)
      .max(ELECTION_LIMITS.mostSeconds, `De ${ELECTION_LIMITS.leastSeconds} a ${ELECTION_LIMITS.mostSeconds}`)
      .default(20),
  })
  .superRefine(({ lists, blocs, headlines, law }, context) => {
    const wrong = (path: (string | number)[], message: string) => context.addIssue({ code: "custom", path, message });
    for (const at of keysOnce(lists)) wrong(["lists", at, "key"], "Otra candidatura tiene ya esa clave");
    const keys = new Set(lists.map(({ key }) => key));
    for (const [at, bloc] of blocs.entries())
      if (bloc.lists.some((key) => !keys.has(key))) wrong(["blocs", at, "lists"], "Suma una candidatura que no está");
    const areas = law.kind === "own" ? new Set([TOTAL_AREA, ...law.constituencies.map(({ code }) => code)]) : null;
    for (const [at, { claim }] of headlines.entries()) {
      const of = claim.kind === "majority" ? "lists" : "list";
      if (listsOfClaim(claim).some((key) => !keys.has(key)))
        wrong(["headlines", at, "claim", of], "Nombra una candidatura que no está");
      if (claim.kind !== "majority" && areas?.has(claim.area) === false)
        wrong(["headlines", at, "claim", "area"], "No es ninguna de las circunscripciones");
    }
  });
export type ElectionFields = z.infer<typeof ElectionFields>;

/** Result of last time, as a version of the election keeps it. */
export const ElectionBefore = z.object({
  /** Of its rows; empty for none. */
  hash: z.string(),
  /** Name of it: «10 de noviembre de 2019». */
  label: z.string(),
  areas: z.int(),
});
export type ElectionBefore = z.infer<typeof ElectionBefore>;

/** Body of `POST /api/elections`. */
export const RegisterElection = beginningOf(ElectionFields);
export type RegisterElection = z.infer<typeof RegisterElection>;

/** Body of `PUT /api/elections/:id`. */
export const EditElection = savingOf(ElectionFields);
export type EditElection = z.infer<typeof EditElection>;

/** An election as a small picture of what is written: its chamber, and whose it was last time. */
export const ElectionPicture = z.object({
  /** `null` where no law is chosen. */
  seats: z.int().nullable(),
  lists: z.array(
    z.object({
      /** Colours on a light and on a dark ground, `#rrggbb`. */
      light: z.string(),
      dark: z.string(),
      /** Seats that it had; `null` where nobody brought the result. */
      seats: z.int().nullable(),
    }),
  ),
});
export type ElectionPicture = z.infer<typeof ElectionPicture>;

/** An election in a list. */
export const ElectionSummary = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  status: z.enum(["draft", "published", "pinned", "retired"]),
  version: z.int(),
  hasUnpublishedChanges: z.boolean(),
  updatedAtMs: z.number(),
  changedBy: z.string(),
  publishedAtMs: z.number().nullable(),
  picture: ElectionPicture,
});
export type ElectionSummary = z.infer<typeof ElectionSummary>;

/** Answer of `GET /api/elections`: the last changed first. */
export const ElectionSummaries = z.object({ items: z.array(ElectionSummary) });
export type ElectionSummaries = z.infer<typeof ElectionSummaries>;

/** An election with everything about it but its nights. */
export const ElectionDetail = ElectionSummary.extend({
  fields: keptParts(ElectionFields),
  before: ElectionBefore,
  revision: z.string().nullable(),
  publicUrl: z.string().nullable(),
  /** Problems that keep it from being published. */
  problems: z.array(FieldProblem),
});
export type ElectionDetail = z.infer<typeof ElectionDetail>;

/** Body of `POST /api/elections/:id/before`: the result of last time as a table. */
export const BringBefore = VersionedRequest.extend({
  label: line(ELECTION_LIMITS.name).min(1, "Di de cuándo es"),
  text: z.string().min(1, "Pega la tabla o elige un archivo").max(ELECTION_LIMITS.pasted, "Es demasiado larga"),
  mapping: CountMapping,
});
export type BringBefore = z.infer<typeof BringBefore>;

/** Place of a night. */
export const NightPlaceName = z.enum(["rehearsal", "live"]);

/** A winner of an area that a person wants to give, and a second one confirms or refuses. */
export const ElectionCall = z.object({
  id: z.uuid(),
  place: NightPlaceName,
  area: z.string(),
  areaName: z.string(),
  list: z.string(),
  acronym: z.string(),
  reason: z.string(),
  state: z.enum(["proposed", "confirmed", "refused", "withdrawn"]),
  proposedBy: z.string(),
  proposedAtMs: z.number(),
  /** Whether it is of whoever asks, who cannot confirm it. */
  isYours: z.boolean(),
  decidedBy: z.string(),
  decidedAtMs: z.number().nullable(),
  decidedReason: z.string(),
});
export type ElectionCall = z.infer<typeof ElectionCall>;

/** A list in an area, as the panel of the night tells it. */
export const NightList = z.object({
  key: z.string(),
  acronym: z.string(),
  votes: z.int(),
  /** Of the valid votes. */
  pct: z.number(),
  seats: z.int(),
  seatsBefore: z.int().nullable(),
});
export type NightList = z.infer<typeof NightList>;

/** An area, as the panel of the night tells it. */
export const NightArea = z.object({
  code: z.string(),
  name: z.string(),
  /** Share of its census that is counted, of a hundred; `null` where nobody tells. */
  countedPct: z.number().nullable(),
  /** With most votes first, those of the desk alone. */
  lists: z.array(NightList),
  /** Sentence on what the votes that are left can still change; empty where nothing is known. */
  open: z.string(),
});
export type NightArea = z.infer<typeof NightArea>;

/** A list that the source counts and the desk does not name. */
export const UnnamedList = z.object({ key: z.string(), acronym: z.string(), name: z.string(), votes: z.int() });
export type UnnamedList = z.infer<typeof UnnamedList>;

/** A headline, as the count of a night leaves it. */
export const NightHeadline = z.object({
  text: z.string(),
  /** `shown` to readers; `ready`, true too and behind another; `uncalled`, a winner that two people have not given. */
  state: z.enum(["shown", "ready", "uncalled", "not-yet", "false"]),
});
export type NightHeadline = z.infer<typeof NightHeadline>;

/** A line of the log of a night. */
export const NightLogLine = z.object({
  atMs: z.number(),
  kind: z.enum(["opened", "count", "correction", "silence", "fault", "call", "closed"]),
  text: z.string(),
});
export type NightLogLine = z.infer<typeof NightLogLine>;

/** A night as the desk follows it. */
export const NightView = z.object({
  place: NightPlaceName,
  isOpen: z.boolean(),
  openedBy: z.string(),
  openedAtMs: z.number(),
  /** Address of its pages; of a rehearsal, for whoever has the link. */
  url: z.string(),
  /** Moment at which the source last gave a count that could be read. */
  heardAtMs: z.number().nullable(),
  /** Moment at which that count was taken. */
  takenAtMs: z.number().nullable(),
  /** Sentence on what keeps the source from being read now; empty for nothing. */
  fault: z.string(),
  /** Whether nothing new was heard for so long that pages say so. */
  isBehind: z.boolean(),
  /** The whole and each constituency; empty before the first count. */
  areas: z.array(NightArea),
  /** In the order of the desk. */
  headlines: z.array(NightHeadline),
  /** Lists that the source counts and the desk does not name, the most voted first. */
  unnamed: z.array(UnnamedList),
  log: z.array(NightLogLine),
  calls: z.array(ElectionCall),
});
export type NightView = z.infer<typeof NightView>;

/** Answer of `GET /api/elections/:id/nights`: those that were opened. */
export const Nights = z.object({ items: z.array(NightView) });

/** Body of `POST /api/elections/:id/nights`. */
export const OpenNight = z.object({
  place: NightPlaceName,
  /** Origin of the count of a rehearsal: the source, or votes that are invented for it. */
  count: z.enum(["source", "invented"]),
});
export type OpenNight = z.infer<typeof OpenNight>;

/** Body of the orders on a night. */
export const NightOrder = z.object({ place: NightPlaceName });
export type NightOrder = z.infer<typeof NightOrder>;

/** Body of `POST /api/elections/:id/calls`. */
export const ProposeCall = z.object({
  place: NightPlaceName,
  area: AreaCode,
  list: ListKey,
  reason: line(ELECTION_LIMITS.reason).min(1, "Di por qué se puede dar ya"),
});
export type ProposeCall = z.infer<typeof ProposeCall>;

/** Body of `POST /api/elections/:id/calls/:call`. */
export const DecideCall = z.object({
  decision: z.enum(["confirmed", "refused", "withdrawn"]),
  reason: line(ELECTION_LIMITS.reason).default(""),
});
export type DecideCall = z.infer<typeof DecideCall>;

/** Seats of a list as simulations give them: nine of ten lie between both ends. */
export const ListEstimate = z.object({
  key: z.string(),
  acronym: z.string(),
  low: z.int(),
  median: z.int(),
  high: z.int(),
});
export type ListEstimate = z.infer<typeof ListEstimate>;

/** Seats that an average of polls would give: ranges and chances, and never one number. */
export const SeatEstimate = z.object({
  /** Name of the average, and the day of its last figures. */
  average: z.string(),
  day: z.string(),
  draws: z.int(),
  /** With most seats first. */
  lists: z.array(ListEstimate),
  /** A sentence on the chance of each bloc to have more than half. */
  blocs: z.array(z.string()),
  /** Method by which it was made, for readers. */
  method: z.string(),
});
export type SeatEstimate = z.infer<typeof SeatEstimate>;

/** Part of the file of a published election that tells of polls, beside its count. */
export const PublishedEstimate = z.object({
  estimate: SeatEstimate.nullable().default(null),
  /** Ids of the votes whose polls the seats are estimated from; absent in what went out before it was noted. */
  votes: z.array(z.string()).optional(),
});

/** Answer of `GET /api/elections/:id/estimate`. */
export const SeatEstimateAnswer = z.object({
  estimate: SeatEstimate.nullable(),
  /** Sentence on why there is none, or why readers do not get it now; empty for nothing. */
  problem: z.string(),
});
export type SeatEstimateAnswer = z.infer<typeof SeatEstimateAnswer>;

/** Endpoints of the elections besides those of any record. */
export const electionsApi = endpoints(ELECTIONS_API_PATH, {
  list: get("", ElectionSummaries, { scope: "elections:read" }),
  bringBefore: order("/:id/before", BringBefore, ElectionDetail, { scope: "elections:write" }),
  estimate: get("/:id/estimate", SeatEstimateAnswer, { scope: "elections:read" }),
  nights: get("/:id/nights", Nights, { scope: "elections:read" }),
  open: order("/:id/nights", OpenNight, Nights),
  close: order("/:id/nights/close", NightOrder, Nights),
  renew: order("/:id/nights/renew", NightOrder, Nights),
  propose: order("/:id/calls", ProposeCall, Nights),
  decide: order("/:id/calls/:call", DecideCall, Nights),
});

import {
  ClaimComparison,
  type CountClaim,
  type CountMapping,
  ELECTION_RECORD,
  type ElectionDetail,
  ElectionFields,
  type ElectionHeadline,
  keptParts,
  schemaProblems,
  TOTAL_AREA,
} from "@nv/contracts/schemas";
import { ELECTORAL_LAWS } from "@nv/elections";
import { parseSpanishNumber, slugOf } from "@nv/spanish";
import { z } from "zod";
import { draftOf, withSlug } from "../../../records/core/draft-of";

const ConstituencyDraft = z.object({ code: z.string(), name: z.string(), seats: z.string() });
export type ConstituencyDraft = z.infer<typeof ConstituencyDraft>;

const ListDraft = z.object({
  key: z.string(),
  acronym: z.string(),
  name: z.string(),
  color: z.string(),
  before: z.string(),
});
export type ListDraft = z.infer<typeof ListDraft>;

/** Lists of a bloc as they are written: acronyms with commas. */
const BlocDraft = z.object({ name: z.string(), lists: z.string() });
export type BlocDraft = z.infer<typeof BlocDraft>;

/** A headline as it is written: its lists are acronyms with commas. */
const HeadlineDraft = z.object({
  text: z.string(),
  kind: z.enum(["seats", "majority", "wins", "turnout"]),
  lists: z.string(),
  area: z.string(),
  comparison: ClaimComparison,
  /** Seats, or a share of the census. */
  figure: z.string(),
});
export type HeadlineDraft = z.infer<typeof HeadlineDraft>;

/** Columns of the table of a source, by their names in its head. */
const TableDraft = z.object({
  kind: z.enum(["constituency", "municipality"]),
  form: z.enum(["long", "wide"]),
  code: z.string(),
  name: z.string(),
  census: z.string(),
  countedCensus: z.string(),
  voters: z.string(),
  blank: z.string(),
  spoilt: z.string(),
  /** Of a row for each list: its acronym, and its votes. With a column for each, they are called as the acronyms. */
  list: z.string(),
  votes: z.string(),
});
export type TableDraft = z.infer<typeof TableDraft>;

const Draft = z.object({
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  license: z.string(),
  note: z.string(),
  vote: z.string(),
  /** Address of the average whose seats are estimated; empty for none. */
  average: z.string().default(""),
  /** Key of a law of the product; `own` for constituencies that are written here. */
  law: z.string(),
  thresholdPct: z.string(),
  constituencies: z.array(ConstituencyDraft),
  lists: z.array(ListDraft),
  blocs: z.array(BlocDraft),
  headlines: z.array(HeadlineDraft).default([]),
  sourceKind: z.enum(["none", "interior", "table"]),
  url: z.string(),
  columns: TableDraft,
  everySeconds: z.string(),
});

/** Draft of an election, as it is written. */
export type ElectionDraft = z.infer<typeof Draft>;

/** A choice of an area. */
export interface AreaChoice {
  readonly value: string;
  readonly label: string;
}

/** Law of an election whose constituencies are written here. */
export const OWN_LAW = "own";

/** Law that a new election begins with. */
const FIRST_LAW = "congreso-2023";

/** A list that is added. */
export const NEW_LIST: ListDraft = { key: "", acronym: "", name: "", color: "", before: "" };
/** A bloc that is added. */
export const NEW_BLOC: BlocDraft = { name: "", lists: "" };
/** A headline that is added. */
export const NEW_HEADLINE: HeadlineDraft = {
  ...{ text: "", kind: "seats", lists: "", area: TOTAL_AREA, comparison: "at-least", figure: "" },
};
/** A constituency that is added. */
export const NEW_CONSTITUENCY: ConstituencyDraft = { code: "", name: "", seats: "" };

/** Columns that a table is read by until somebody says otherwise. */
export const USUAL_COLUMNS: TableDraft = {
  ...{ kind: "constituency", form: "long", code: "código", name: "nombre", census: "censo", countedCensus: "" },
  ...{ voters: "", blank: "blancos", spoilt: "nulos", list: "siglas", votes: "votos" },
};

/** The form of one that does not exist yet. */
export const NEW_ELECTION: ElectionDraft = {
  ...{
    title: "",
    slug: "",
    description: "",
    license: "",
    note: "",
    vote: "",
    average: "",
    law: FIRST_LAW,
    thresholdPct: "3",
  },
  ...{
    constituencies: [],
    lists: [],
    blocs: [],
    headlines: [],
    sourceKind: "none",
    url: "",
    columns: USUAL_COLUMNS,
    everySeconds: "20",
  },
};

const figureText = (value: number) => (Number.isNaN(value) ? "" : String(value));
/** A figure as it is written; what is none is told by the schema. */
const figure = (text: string) => parseSpanishNumber(text) ?? Number.NaN;

/** Length of a key, characters. */
const KEY_LENGTH = 60;
/** Length of the code of a constituency, characters. */
const CODE_LENGTH = 20;

/** Makes a key of an acronym, as a table of a count has it: «Partido Él» is `partido-el`. */
export const keyOf = (acronym: string): string => slugOf(acronym, KEY_LENGTH);

/** Keys of the lists of a bloc, whose acronyms are written; what is no acronym of a list stays as it is, and is told. */
function keysOf(text: string, lists: readonly ListDraft[]): readonly string[] {
  const keys = new Map(lists.map(({ acronym, key }) => [acronym.trim().toLowerCase(), key || keyOf(acronym)]));
  const written = text.split(",").map((name) => name.trim());
  return written.filter((name) => name !== "").map((name) => keys.get(name.toLowerCase()) ?? keyOf(name));
}

const codeOf = ({ code, name }: ConstituencyDraft) => code || keyOf(name).slice(0, CODE_LENGTH);

/** Areas that a headline may speak of: the whole first. */
export function areasOf({ law, constituencies }: Pick<ElectionDraft, "law" | "constituencies">): readonly AreaChoice[] {
  const own =
    law === OWN_LAW
      ? constituencies.map((one) => ({ value: codeOf(one), label: one.name }))
      : (ELECTORAL_LAWS.get(law)?.constituencies ?? []).map(({ code, name }) => ({ value: code, label: name }));
  return [{ value: TOTAL_AREA, label: "En total" }, ...own.filter(({ value }) => value !== "")];
}

/** Acronyms of the lists of a bloc. */
const acronymsOf = (keys: readonly string[], lists: readonly { readonly key: string; readonly acronym: string }[]) =>
  keys.map((key) => lists.find((list) => list.key === key)?.acronym || key).join(", ");

/** Writes the claim of a headline as it is sent. */
function claimOf({ kind, lists: text, area, comparison, figure: wanted }: HeadlineDraft, lists: readonly ListDraft[]) {
  const keys = keysOf(text, lists);
  if (kind === "majority") return { kind, lists: keys };
  const [list = ""] = keys;
  if (kind === "wins") return { kind, list, area };
  if (kind === "seats") return { kind, list, area, comparison, seats: figure(wanted) };
  return { kind, area, comparison: comparison === "exactly" ? "at-least" : comparison, pct: figure(wanted) };
}

const figureOfClaim = (claim: CountClaim): string => {
  if (claim.kind === "seats") return figureText(claim.seats);
  return claim.kind === "turnout" ? String(claim.pct).replace(".", ",") : "";
};

/** A headline that is saved, as it is written. */
function headlineDraft(
  { text, claim }: ElectionHeadline,
  lists: readonly { readonly key: string; readonly acronym: string }[],
): HeadlineDraft {
  const keys = claim.kind === "majority" ? claim.lists : claim.kind === "turnout" ? [] : [claim.list];
  return {
    ...{ text, kind: claim.kind, lists: acronymsOf(keys, lists), figure: figureOfClaim(claim) },
    area: claim.kind === "majority" ? TOTAL_AREA : claim.area,
    comparison: "comparison" in claim ? claim.comparison : NEW_HEADLINE.comparison,
  };
}

/** Returns the mapping of a table as its columns are written. @param lists - Whose acronyms are columns, in a table with one for each. */
export function mappingOf(
  { kind, form, code, name, census, list, votes, ...others }: TableDraft,
  lists: readonly Pick<ListDraft, "key" | "acronym" | "name">[],
): CountMapping {
  const written = Object.entries(others).filter(([, column]) => column.trim() !== "");
  return {
    ...{ headerRow: 1, kind, code: [{ column: code, length: 0 }], name, census, turnout: [] },
    ...Object.fromEntries(written),
    lists:
      form === "long"
        ? { form, list, votes }
        : {
            form,
            columns: lists.map((one) => ({
              ...{ key: one.key || keyOf(one.acronym), acronym: one.acronym, name: one.name, column: one.acronym },
            })),
          },
  };
}

/** Columns of a mapping, as they are written. */
function columnsOf(mapping: CountMapping): TableDraft {
  const { kind, code, name, census, countedCensus = "", voters = "", blank = "", spoilt = "", lists } = mapping;
  return {
    kind: kind === "municipality" ? "municipality" : "constituency",
    ...{ name, census, countedCensus, voters, blank, spoilt, code: code[0]?.column ?? "", form: lists.form },
    list: lists.form === "long" ? lists.list : USUAL_COLUMNS.list,
    votes: lists.form === "long" ? lists.votes : USUAL_COLUMNS.votes,
  };
}

/** The form of one that is saved. */
function toDraft({ slug, fields }: ElectionDetail): ElectionDraft {
  const { title, description, license = "", note, vote, average, law, lists, blocs, source, everySeconds } = fields;
  const { headlines } = fields;
  const own = law.kind === "own" ? law : null;
  return {
    ...{ title, slug, description, license, note, vote, average, lists },
    law: law.kind === "own" ? OWN_LAW : law.key,
    thresholdPct: own === null ? NEW_ELECTION.thresholdPct : figureText(own.thresholdPct),
    constituencies:
      own?.constituencies.map(({ code, name, seats }) => ({ code, name, seats: figureText(seats) })) ?? [],
    blocs: blocs.map(({ name, lists: keys }) => ({ name, lists: acronymsOf(keys, lists) })),
    headlines: headlines.map((one) => headlineDraft(one, lists)),
    sourceKind: source.kind,
    url: source.kind === "none" ? "" : source.url,
    columns: source.kind === "table" ? columnsOf(source.mapping) : USUAL_COLUMNS,
    everySeconds: figureText(everySeconds),
  };
}

/** A form as it is sent. */
function written(draft: ElectionDraft): unknown {
  const {
    title,
    description,
    license,
    note,
    vote,
    average,
    law,
    thresholdPct,
    constituencies,
    url,
    sourceKind,
    columns,
  } = draft;
  const lists = draft.lists.map((list) => ({ ...list, key: list.key || keyOf(list.acronym) }));
  return {
    ...{ title, description, note, vote, average, lists },
    ...(license.trim() !== "" && { license: license.trim() }),
    law:
      law === OWN_LAW
        ? {
            kind: "own",
            thresholdPct: figure(thresholdPct),
            constituencies: constituencies.map((one) => ({
              ...one,
              code: codeOf(one),
              seats: figure(one.seats),
            })),
          }
        : { kind: "known", key: law },
    blocs: draft.blocs.map(({ name, lists: text }) => ({ name, lists: keysOf(text, lists) })),
    headlines: draft.headlines.map((one) => ({ text: one.text, claim: claimOf(one, draft.lists) })),
    source:
      sourceKind === "none"
        ? { kind: "none" }
        : { kind: sourceKind, url, ...(sourceKind === "table" && { mapping: mappingOf(columns, lists) }) },
    everySeconds: figure(draft.everySeconds),
  };
}

/** Fields of the form whose parts the server names otherwise. */
const PLACES: readonly (readonly [theirs: string, ours: string])[] = [
  ["law.constituencies", "constituencies"],
  ["law.thresholdPct", "thresholdPct"],
  ["source.url", "url"],
  ["source.mapping", "columns"],
];

/** Fields of a headline's claim whose parts the server names otherwise. */
const CLAIM_PLACES: Readonly<Record<string, string>> = { list: "lists", seats: "figure", pct: "figure" };

/** Name of a field in the form. @param field - As the server names it. */
function formField(field: string): string {
  const [of, at, part, own = ""] = field.split(".");
  if (of === "headlines" && part === "claim") return [of, at, CLAIM_PLACES[own] ?? own].join(".");
  const place = PLACES.find(([theirs]) => field === theirs || field.startsWith(`${theirs}.`));
  return place === undefined ? field : place[1] + field.slice(place[0].length);
}

/** Whether a field is a key that is left to be made of a name: then the name is what is missing. */
function isMadeKey({ lists, constituencies }: ElectionDraft, field: string): boolean {
  const [of, at, name] = field.split(".");
  if (of === "lists" && name === "key") return lists[Number(at)]?.key === "";
  return of === "constituencies" && name === "code" && constituencies[Number(at)]?.code === "";
}

/** A row of a list, in a word. */
const nameOfRow = (row: ListDraft | BlocDraft | ConstituencyDraft | HeadlineDraft): string => {
  if ("text" in row) return row.text;
  return "acronym" in row ? row.acronym : row.name;
};

/** The form of an election. */
export const ELECTION_FORM = draftOf(ELECTION_RECORD, {
  schema: Draft,
  fields: Draft.keyof().options,
  labels: {
    thresholdPct: "Barrera",
    constituencies: "Circunscripciones",
    sourceKind: "Fuente del recuento",
    url: "Dirección de la fuente",
    columns: "Columnas de la fuente",
  },
  pathOf: formField,
  toDraft,
  fromDraft(draft) {
    const unread = written(draft);
    const { data } = keptParts(ElectionFields).safeParse(unread);
    const problems = schemaProblems(ElectionFields, unread)
      .map(({ field, message }) => ({ field: formField(field), message }))
      .filter(({ field }) => !isMadeKey(draft, field));
    return { body: data === undefined ? null : withSlug(draft.slug, data), problems };
  },
  textOf(draft, field) {
    const value = draft[field];
    if (typeof value === "string") return value;
    return Array.isArray(value) ? value.map(nameOfRow).join(", ") : "";
  },
});

import { CASE_CENTRES, CASE_EVIDENCE, CASE_LIMITS, CASE_SCOPES, CASE_STATUSES, EXAMPLE_PROVINCES } from "@nv/contracts";
import type { CaseFields, CaseView, NewCase } from "@nv/contracts/schemas";
import { PROVINCES } from "@nv/geography";
import * as z from "zod/mini";

/** A choice of a list. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

function choicesOf<const Texts extends Readonly<Record<string, string>>>(texts: Texts) {
  const isKey = (key: string): key is keyof Texts & string => Object.hasOwn(texts, key);
  return Object.keys(texts)
    .filter(isKey)
    .map((value): Choice<keyof Texts & string> => ({ value, label: texts[value] ?? value }));
}

const keysOf = <Value extends string>(choices: readonly Choice<Value>[]) => z.enum(choices.map(({ value }) => value));

const TEN_YEARS = 10;

export const SCOPE_CHOICES = choicesOf(CASE_SCOPES);
export const CENTRE_CHOICES = choicesOf(CASE_CENTRES);
export const STATUS_CHOICES = choicesOf(CASE_STATUSES);
export const EVIDENCE_CHOICES = choicesOf(CASE_EVIDENCE);

/** The provinces, and below them those that do not exist. */
export const PROVINCE_CHOICES: readonly Choice<string>[] = [
  { value: "", label: "Elige una" },
  ...PROVINCES.map(({ code, name }) => ({ value: code, label: name })).toSorted((a, b) =>
    a.label.localeCompare(b.label, "es"),
  ),
  ...Object.entries(EXAMPLE_PROVINCES).map(([value, name]) => ({ value, label: `${name} (de ejemplo)` })),
];

/** Decades up to the one of a year. */
export function decadeChoices(year: number): readonly Choice<string>[] {
  const count = Math.floor((year - CASE_LIMITS.earliestDecade) / TEN_YEARS) + 1;
  const decades = Array.from({ length: count }, (_, at) => String(CASE_LIMITS.earliestDecade + at * TEN_YEARS));
  return [
    { value: "", label: "Elige una" },
    ...decades.map((decade) => ({ value: decade, label: `${decade}-${Number(decade) + TEN_YEARS - 1}` })),
  ];
}

/** Contents of the fields of the form: figures are texts until they are sent. */
export const CaseForm = z.object({
  ref: z.string(),
  scopeKind: keysOf(SCOPE_CHOICES),
  scope: z.string(),
  province: z.string(),
  municipality: z.string(),
  decade: z.string(),
  centre: keysOf(CENTRE_CHOICES),
  victims: z.string(),
  isMinimum: z.boolean(),
  status: keysOf(STATUS_CHOICES),
  evidence: keysOf(EVIDENCE_CHOICES),
  sources: z.array(z.object({ title: z.string(), date: z.string(), url: z.string() })),
  summary: z.string(),
  notes: z.string(),
  nameReason: z.string(),
});
export type CaseForm = z.infer<typeof CaseForm>;

/** Returns a new source, with nothing in it. */
export const blankSource = () => ({ title: "", date: "", url: "" });

/** The form of a case that is not written yet. */
export const BLANK_FORM: CaseForm = {
  ref: "",
  scopeKind: "diocese",
  scope: "",
  province: "",
  municipality: "",
  decade: "",
  centre: "school",
  victims: "1",
  isMinimum: false,
  status: "reported",
  evidence: "testimony",
  sources: [blankSource()],
  summary: "",
  notes: "",
  nameReason: "",
};

/** The form of a case. */
export function formOf({ fields, nameReason }: Pick<CaseView, "fields" | "nameReason">): CaseForm {
  const { decade, victims, sources, ...rest } = fields;
  return { ...rest, nameReason, sources: [...sources], decade: String(decade), victims: String(victims) };
}

/** A whole number as somebody writes it; `NaN`, which the server refuses beside its field, for anything else. */
const wholeIn = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** Returns the request body of a form. */
export function bodyOf({ decade, victims, ...rest }: CaseForm): NewCase {
  return { ...rest, decade: wholeIn(decade), victims: wholeIn(victims) };
}

/** A province in words. */
export function provinceName(code: string): string {
  return PROVINCE_CHOICES.find(({ value }) => value === code && value !== "")?.label ?? code;
}

/** Returns the number of victims, in words. */
export function victimsText({ victims, isMinimum }: Pick<CaseFields, "victims" | "isMinimum">): string {
  return isMinimum ? `al menos ${victims}` : String(victims);
}

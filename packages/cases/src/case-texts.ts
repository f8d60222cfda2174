import { CASE_CENTRES, CASE_EVIDENCE, CASE_SCOPES, CASE_STATUSES, EXAMPLE_PROVINCES } from "@nv/contracts";
import type { CaseFields, CaseSource } from "@nv/contracts/schemas";
import { PROVINCES } from "@nv/geography";

/** Labels of the fields of a case. */
export const CASE_FIELD_LABELS = {
  ref: "Id interno",
  scopeKind: "Tipo de ámbito",
  scope: "Diócesis u orden",
  province: "Provincia",
  municipality: "Municipio",
  decade: "Década",
  centre: "Tipo de centro",
  victims: "Víctimas",
  isMinimum: "Es un mínimo",
  status: "Situación",
  evidence: "Verificación",
  sources: "Fuentes",
  summary: "Resumen público",
  notes: "Notas internas",
} as const satisfies Record<keyof CaseFields, string>;

const PROVINCE_NAMES: ReadonlyMap<string, string> = new Map([
  ...PROVINCES.map(({ code, name }) => [code, name] as const),
  ...Object.entries(EXAMPLE_PROVINCES),
]);

/**
 * The name of a province.
 *
 * @param code - Of the statistics office, or of `EXAMPLE_PROVINCES`.
 * @returns `null` for a code that is none's.
 */
export function provinceName(code: string): string | null {
  return PROVINCE_NAMES.get(code) ?? null;
}

/** Whether a province exists in examples alone. */
export function isExampleProvince(code: string): boolean {
  return Object.hasOwn(EXAMPLE_PROVINCES, code);
}

/** A decade as people say it. @example decadeText(1970) // "1970-1979" */
export function decadeText(decade: number): string {
  return `${decade}-${decade + 9}`;
}

/** Writes the number of victims, and whether there may be more. @example victimsText({ victims: 3, isMinimum: true }) // "3 o más" */
export function victimsText({ victims, isMinimum }: Pick<CaseFields, "victims" | "isMinimum">): string {
  return isMinimum ? `${victims} o más` : String(victims);
}

const sourceText = ({ title, date, url }: CaseSource) => [title, date, url].filter((part) => part !== "").join(", ");

/** A field of a case in the words of `CASE_FIELD_LABELS`, as people compare it; empty where nothing is told. */
export function caseFieldText(fields: CaseFields, field: keyof CaseFields): string {
  switch (field) {
    case "scopeKind":
      return CASE_SCOPES[fields.scopeKind];
    case "province":
      return provinceName(fields.province) ?? fields.province;
    case "decade":
      return decadeText(fields.decade);
    case "centre":
      return CASE_CENTRES[fields.centre];
    case "victims":
      return String(fields.victims);
    case "isMinimum":
      return fields.isMinimum ? "Sí" : "No";
    case "status":
      return CASE_STATUSES[fields.status];
    case "evidence":
      return CASE_EVIDENCE[fields.evidence];
    case "sources":
      return fields.sources.map(sourceText).join(" · ");
    default:
      return fields[field];
  }
}

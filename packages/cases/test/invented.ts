import type { CaseFields } from "@nv/contracts/schemas";

/** A case that is none: of a place, a diocese and a document that do not exist. */
export const INVENTED: CaseFields = {
  ref: "EJ-1",
  scopeKind: "diocese",
  scope: "Diócesis de Ejemplo Alfa",
  province: "X1",
  municipality: "",
  decade: 1970,
  centre: "school",
  victims: 3,
  isMinimum: false,
  status: "reported",
  evidence: "document",
  sources: [{ title: "Documento de ejemplo", date: "2025-03-01", url: "https://documentos.example/1" }],
  summary: "",
  notes: "",
};

/** Day of the tests. */
export const TODAY = { nameReason: "", todayIso: "2026-11-23" } as const;

import { formatMoment } from "@nv/spanish";
import type { DataColumn } from "@nv/ui";
import type { AuditEntry } from "./audit-entry.ts";
import { EntryAction, EntryActor, EntryPlace, EntryTarget } from "./EntryLine.tsx";

/** The columns of the audit. */
export const AUDIT_COLUMNS: readonly DataColumn<AuditEntry>[] = [
  { id: "time", name: "Cuándo", cell: ({ payload }) => formatMoment(payload.timestamp) },
  { id: "actor", name: "Quién", cell: EntryActor },
  { id: "action", name: "Qué", cell: EntryAction },
  { id: "target", name: "A quién, o qué", cell: EntryTarget },
  { id: "place", name: "Desde dónde", cell: EntryPlace },
];

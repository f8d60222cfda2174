import { FILES_API_PATH } from "@nv/contracts";
import type { JobView, PhotoFields, PhotoItem, PhotoState } from "@nv/contracts/schemas";
import { photoPlan } from "@nv/media";
import { photoProblems, photoWords } from "./core/photo-words.ts";
import { type StoredPhoto, storedPhoto } from "./core/stored-photo.ts";
import { sentOf } from "./photos.repository.ts";
import type { PhotoUploadRow } from "./schema/tables.ts";

/** Data that the view of a picture in a batch needs besides its own row. */
export interface PhotoSight {
  /** Fields that its batch shares. */
  readonly shared: PhotoFields;
  /** The same content, as Photo Center has it. */
  readonly known: PhotoUploadRow | undefined;
  /** Name of the same content before it in its batch, of which one goes; empty for none. */
  readonly twin: string;
  /** The work that sends it. */
  readonly job: JobView | undefined;
  /** Today, `2026-11-22`. */
  readonly today: string;
}

type Standing = Pick<PhotoItem, "state" | "message" | "remedy" | "progressRatio">;

/** Returns the state of the job, as it is told to those who wait for the picture. */
function standingOfJob(job: JobView | undefined): Standing {
  const rest = { remedy: "none", message: job?.message ?? "", progressRatio: job?.progressRatio ?? 0 } as const;
  if (job === undefined) return { ...rest, state: "failed", message: "No sabemos cómo terminó. Envíala otra vez." };
  if (job.state === "failed" || job.state === "queued" || job.state === "running" || job.state === "cancelled")
    return { ...rest, state: job.state };
  return { ...rest, state: "running" };
}

/** Whether a picture's work is not over: its end is in its row a moment before, and another order would find the same work still there. */
const isActive = (job: JobView | undefined) => job?.state === "queued" || job?.state === "running";

function standingOf(row: PhotoUploadRow, job: JobView | undefined): Standing {
  if (row.state === "ordered" || isActive(job)) return standingOfJob(job);
  const states: readonly PhotoState[] = ["draft", "done", "duplicate", "failed"];
  const state = states.find((one) => one === row.state) ?? "failed";
  const remedy = row.remedy === "reduce" ? "reduce" : "none";
  return { state, message: row.message, remedy, progressRatio: state === "done" ? 1 : 0 };
}

/** Plans what is done to a picture before it is sent, and chooses the words that go with it. */
export function photoToSend({ facts, taken, fields }: StoredPhoto, row: PhotoUploadRow, shared: PhotoFields) {
  const { isReduced } = fields;
  const { keepsPosition } = shared;
  const { hasPosition } = taken;
  const plan = photoPlan({ facts, sizeBytes: row.size_bytes, hasPosition, keepsPosition, isReduced });
  return { plan, words: photoWords(fields, shared, taken.words) };
}

/** A picture of a batch, as people see it. */
export function toPhotoItem(row: PhotoUploadRow, { shared, known, twin, job, today }: PhotoSight): PhotoItem {
  const stored = storedPhoto(row);
  const { facts, taken, fields } = stored;
  const { plan, words } = photoToSend(stored, row, shared);
  const sent = sentOf(row);
  const other = known === undefined || known.id === row.id ? null : sentOf(known);
  const { rightsUntil } = taken;
  const problems =
    sent === null
      ? photoProblems({
          words,
          fields,
          planProblem: plan.problem,
          isTooHeavy: plan.isTooHeavy,
          known: other,
          rightsUntil,
          today,
        })
      : [];
  return {
    id: row.id,
    fileId: row.file_id,
    graphicId: row.graphic_id,
    name: row.name,
    pictureUrl: `${FILES_API_PATH}/${row.file_id}/thumbnail`,
    facts,
    sizeBytes: row.size_bytes,
    fields,
    words,
    problems: [...problems],
    notices: [
      ...plan.notices,
      ...(twin === "" || sent !== null ? [] : [`Es la misma imagen que «${twin}», de este lote: sale una vez.`]),
    ],
    ...standingOf(row, job),
    sent,
    known: sent === null ? other : null,
  };
}

import type { FileDetail, TakenUpload, TakeUpload } from "@nv/contracts/schemas";

/** Stage of an upload. */
export type UploadStage =
  /** A folder is made one file. */
  | "packing"
  /** Others go first. */
  | "waiting"
  | "sending"
  /** The server does not answer: it goes on by itself. */
  | "away"
  /** The session is over: it goes on once somebody is in again. */
  | "locked-out"
  | "paused"
  /** All of it arrived, and the server looks at what it is. */
  | "looking"
  | "done"
  | "failed";

/** The file whose content an upload is to replace, as it was then. */
export type Replaced = NonNullable<TakeUpload["replaces"]>;

/** An upload, as a person sees it. */
export interface UploadView {
  /** Its name in this page. */
  readonly id: string;
  /** Of the file. */
  readonly name: string;
  readonly sizeBytes: number;
  readonly sentBytes: number;
  readonly stage: UploadStage;
  /** `null` while it is not known. */
  readonly bytesPerSecond: number | null;
  /** Bytes from which it went on, when it did not begin at the beginning; 0 otherwise. */
  readonly resumedBytes: number;
  /** Action in progress, or the reason why it failed; empty for nothing to say. */
  readonly message: string;
  readonly replaces: Replaced | null;
  /** Name of the group that the file is to belong to; empty for everybody's. */
  readonly group: string;
  /** The file as it is now, when somebody was quicker in replacing it. */
  readonly current: FileDetail | null;
  /** Result of the upload; `null` before. */
  readonly taken: TakenUpload | null;
}

/** The stages from which it goes on by itself, or could: a tab that closes now breaks it off. */
const UNDER_WAY: readonly UploadStage[] = ["packing", "waiting", "sending", "away", "locked-out", "paused", "looking"];

/** Whether closing the tab would break it off. */
export const isUnderWay = ({ stage }: Pick<UploadView, "stage">): boolean => UNDER_WAY.includes(stage);

import type { TakenUpload } from "@nv/contracts/schemas";
import type { ImportedFolder } from "@nv/ui";
import { CallFailure } from "@nv/web";
import type { Sample } from "./core/rate";
import { isUnderWay, type UploadView } from "./core/upload-view";
import type { Sender } from "./send-file";

/** Interval between updates of the screen about the progress, milliseconds. */
const TELL_MS = 200;

/** Destination of an upload: a file of everybody, when nothing else is said. */
export type Fate = Partial<Pick<UploadView, "replaces" | "group">>;

/** An upload, as this tab keeps it. */
export interface Entry {
  view: UploadView;
  file: File | null;
  readonly folder: ImportedFolder | null;
  sender: Sender | null;
  /** By which the server knows it once all of it arrived; empty before. */
  uploadId: string;
  /** Job that looks at it; empty for none. */
  jobId: string;
  tries: number;
  samples: readonly Sample[];
  controller: AbortController;
  cancelWait: () => void;
}

/** Creates the list of what goes up, which tells those who show it. @param nowMs - Clock, milliseconds. */
export function createUploadList(nowMs: () => number) {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  let views: readonly UploadView[] = [];
  let lastId = 0;
  let toldAtMs = Number.NEGATIVE_INFINITY;

  function tell() {
    toldAtMs = nowMs();
    views = [...entries.values()].map(({ view }) => view);
    for (const listener of listeners) listener();
  }
  function show(entry: Entry, part: Partial<UploadView>) {
    const isSoon = Object.keys(part).every((name) => name === "sentBytes" || name === "bytesPerSecond");
    entry.view = { ...entry.view, ...part };
    if (!isSoon || nowMs() - toldAtMs >= TELL_MS) tell();
  }

  function enter(
    entry: Pick<Entry, "file" | "folder">,
    view: Pick<UploadView, "name" | "sizeBytes">,
    why: string,
    { replaces = null, group = "" }: Fate,
  ) {
    lastId += 1;
    const id = `upload-${lastId}`;
    entries.set(id, {
      ...entry,
      view: {
        ...view,
        id,
        sentBytes: 0,
        stage: why === "" ? "waiting" : "failed",
        bytesPerSecond: null,
        resumedBytes: 0,
        message: why,
        replaces,
        group,
        current: null,
        taken: null,
      },
      sender: null,
      uploadId: "",
      jobId: "",
      tries: 0,
      samples: [],
      controller: new AbortController(),
      cancelWait: () => undefined,
    });
    return id;
  }

  return {
    entries,
    tell,
    show,
    enter,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    list: () => views,
    ended: (id: string, signal: AbortSignal) =>
      new Promise<TakenUpload>((resolve, reject) => {
        const stop = () => listeners.delete(check);
        function check() {
          const view = entries.get(id)?.view;
          if (view !== undefined && isUnderWay(view)) return;
          stop();
          if (view?.taken) resolve(view.taken);
          else reject(new CallFailure({ kind: "refused", sentence: view?.message ?? "Se ha dejado." }));
        }
        listeners.add(check);
        signal.addEventListener("abort", () => {
          stop();
          reject(signal.reason);
        });
        check();
      }),
  };
}

import { toCallFailure } from "@nv/web";
import { whyNotSent } from "./core/fits";
import type { openSender, Sender } from "./send-file";
import { createSendListener } from "./send-listener";
import { createSetbacks } from "./setbacks";
import type { takeUpload } from "./take-upload";
import type { createUploadList, Entry } from "./upload-list";
import { zipFolder } from "./zip-folder";

/** Files that are sent at the same time; the others wait. */
const AT_ONCE = 2;

/** Dependencies of the uploads. */
export interface UploadTools {
  readonly openSender: typeof openSender;
  readonly takeUpload: typeof takeUpload;
  /** Opens the session again without asking anybody; says whether it could. */
  readonly renew: () => Promise<boolean>;
  readonly nowMs: () => number;
  readonly after: (ms: number, then: () => void) => () => void;
  /** Calls back when the connection of this computer is there again. */
  readonly onOnline: (listener: () => void) => void;
}

/** Creates the way up of the uploads of a list: a few at a time, again after what passes, and looked at once they arrived. */
export function createCarrier(tools: UploadTools, { entries, show }: ReturnType<typeof createUploadList>) {
  const { renew, after } = tools;
  const { fail, stumble, refuse } = createSetbacks({ show, renew, after, go, next });

  /** Lets as many go as may go at once. */
  function next() {
    const all = [...entries.values()];
    const busy = all.filter(
      ({ view }) => view.stage === "sending" || view.stage === "away" || view.stage === "packing",
    );
    const waiting = all.filter(({ view }) => view.stage === "waiting");
    for (const entry of waiting.slice(0, Math.max(0, AT_ONCE - busy.length))) void go(entry);
  }
  async function go(entry: Entry): Promise<void> {
    entry.cancelWait();
    entry.cancelWait = () => undefined;
    if (entry.file === null && !(await pack(entry))) return;
    if (entry.uploadId !== "") return look(entry);
    if (entry.file === null) return;
    show(entry, { stage: "sending", message: "" });
    entry.sender ??= openFor(entry, entry.file);
    entry.sender.start();
  }
  async function pack(entry: Entry): Promise<boolean> {
    if (entry.folder === null) return false;
    show(entry, { stage: "packing", message: "" });
    const { signal } = entry.controller;
    try {
      const file = await zipFolder(entry.folder, {
        signal,
        onProgress: (ratio) => show(entry, { sentBytes: ratio * entry.view.sizeBytes }),
      });
      const why = whyNotSent(file);
      if (why !== "") return fail(entry, why);
      entry.file = file;
      show(entry, { name: file.name, sizeBytes: file.size, sentBytes: 0 });
      return true;
    } catch {
      // Given up, or a file of it is there no more.
      return signal.aborted ? false : fail(entry, "No se puede leer la carpeta. Elígela otra vez.");
    }
  }
  function openFor(entry: Entry, file: File): Sender {
    const listener = createSendListener(entry, file, {
      ...{ show, nowMs: tools.nowMs },
      onArrived: () => void look(entry),
      onFault: (fault) => void stumble(entry, fault),
    });
    return tools.openSender(file, listener);
  }

  async function look(entry: Entry): Promise<void> {
    show(entry, { stage: "looking", message: "" });
    next();
    const { signal } = entry.controller;
    try {
      const taken = await tools.takeUpload({
        uploadId: entry.uploadId,
        replaces: entry.view.replaces,
        group: entry.view.group,
        signal,
        jobId: entry.jobId,
        onJob: (jobId) => {
          entry.jobId = jobId;
        },
        onProgress: (message) => show(entry, { message }),
        waitMs: (ms) => new Promise((resolve) => tools.after(ms, () => resolve())),
      });
      await entry.sender?.forget();
      show(entry, { stage: "done", message: "", taken });
    } catch (error) {
      if (signal.aborted) return;
      refuse(entry, toCallFailure(error));
    }
  }

  /** Tries an upload again: what is sent goes on, and what is not yet begun takes its turn. */
  function again(entry: Entry) {
    entry.cancelWait();
    entry.tries = 0;
    show(entry, { stage: "waiting", message: "" });
    next();
  }
  /** Goes on with what waited for the connection of this computer. */
  function goOnline() {
    for (const entry of [...entries.values()].filter(({ view }) => view.stage === "away")) void go(entry);
  }

  return { next, again, goOnline };
}

import type { TakenUpload } from "@nv/contracts/schemas";
import type { ImportedFolder } from "@nv/ui";
import { renewSession } from "@nv/web";
import { createCarrier, type UploadTools } from "./carry-uploads";
import { whyNotPacked, whyNotSent } from "./core/fits";
import type { Replaced, UploadView } from "./core/upload-view";
import { openSender } from "./send-file";
import { takeUpload } from "./take-upload";
import { createUploadList, type Entry, type Fate } from "./upload-list";
import { withoutLitter } from "./zip-folder";

/** Uploads in progress, from whatever part of the site they were started: they go on while the person is elsewhere in the site. */
export interface Uploads {
  readonly subscribe: (listener: () => void) => () => void;
  /** The same list until something changes; the oldest first. */
  readonly list: () => readonly UploadView[];
  /** @returns The names of the uploads in this page. */
  readonly add: (files: readonly File[], fate?: Fate) => readonly string[];
  readonly addFolder: (folder: ImportedFolder, fate?: Fate) => string;
  readonly pause: (id: string) => void;
  /** Goes on with what was paused, or tries again what failed. @param replaces - Another version to replace. */
  readonly goOn: (id: string, replaces?: Replaced) => void;
  /** Goes on with everything that the end of the session stopped. */
  readonly letIn: () => void;
  /** Stops it, and takes what arrived off the server. */
  readonly cancel: (id: string) => void;
  /** Takes what is over off the list. */
  readonly dismiss: (id: string) => void;
  /** Waits until it is a file. @throws {CallFailure} With the sentence, when it became none. */
  readonly ended: (id: string, signal: AbortSignal) => Promise<TakenUpload>;
}

const BROWSER_TOOLS: UploadTools = {
  openSender,
  takeUpload,
  renew: renewSession,
  nowMs: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  onOnline: (listener) => window.addEventListener("online", listener),
};

/** Keeps what goes up. */
export function createUploads(tools: UploadTools = BROWSER_TOOLS): Uploads {
  const list = createUploadList(tools.nowMs);
  const { entries, show, tell } = list;
  const { next, again, goOnline } = createCarrier(tools, list);
  let isListening = false;

  function withEntry(id: string, use: (entry: Entry) => void) {
    const entry = entries.get(id);
    if (entry !== undefined) use(entry);
  }
  /** Nothing is listened to before there is something to go on with: the page is also drawn where there is no browser. */
  function begin() {
    if (!isListening) tools.onOnline(goOnline);
    isListening = true;
    tell();
    next();
  }

  return {
    subscribe: list.subscribe,
    list: list.list,
    ended: list.ended,
    add(files, fate = {}) {
      const ids = files.map((file) =>
        list.enter({ file, folder: null }, { name: file.name, sizeBytes: file.size }, whyNotSent(file), fate),
      );
      begin();
      return ids;
    },
    addFolder(brought, fate = {}) {
      const folder = withoutLitter(brought);
      const sizeBytes = folder.files.reduce((sum, { file }) => sum + file.size, 0);
      const id = list.enter({ file: null, folder }, { name: folder.name, sizeBytes }, whyNotPacked(folder.files), fate);
      begin();
      return id;
    },
    pause: (id) =>
      withEntry(id, (entry) => {
        entry.cancelWait();
        show(entry, { stage: "paused", bytesPerSecond: null });
        entry.sender?.stop();
        next();
      }),
    goOn: (id, replaces) =>
      withEntry(id, (entry) => {
        if (replaces !== undefined) show(entry, { replaces, current: null });
        again(entry);
      }),
    letIn() {
      for (const entry of entries.values()) if (entry.view.stage === "locked-out") again(entry);
    },
    cancel: (id) =>
      withEntry(id, (entry) => {
        entry.cancelWait();
        entry.controller.abort();
        entries.delete(id);
        // What stays on the server after a failure goes with what was never finished, after a week.
        entry.sender?.discard().catch(() => undefined);
        tell();
        next();
      }),
    dismiss: (id) =>
      withEntry(id, () => {
        entries.delete(id);
        tell();
      }),
  };
}

let kept: Uploads | null = null;

/** The uploads of this tab: the same wherever in the site they are asked for. */
export function uploadsHere(): Uploads {
  kept ??= createUploads();
  return kept;
}

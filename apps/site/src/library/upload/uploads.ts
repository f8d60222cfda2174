import type { TakenUpload } from "@nv/contracts/schemas";
import type { ImportedFolder } from "@nv/ui";
import { CallFailure, renewSession, SENTENCES, toCallFailure } from "@nv/web";
import { refusalOf } from "../files-calls";
import { whyNotPacked, whyNotSent } from "./core/fits";
import { rateOf, type Sample, withSample } from "./core/rate";
import { MOST_TRIES, type SendFault, waitAfter } from "./core/send-fault";
import { isUnderWay, type Replaced, type UploadView } from "./core/upload-view";
import { openSender, type Sender } from "./send-file";
import { takeUpload } from "./take-upload";
import { withoutLitter, zipFolder } from "./zip-folder";

/** Files that are sent at the same time; the others wait. */
const AT_ONCE = 2;

/** Interval between updates of the screen about the progress, milliseconds. */
const TELL_MS = 200;

/** Destination of an upload: a file of everybody, when nothing else is said. */
type Fate = Partial<Pick<UploadView, "replaces" | "group">>;

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

interface Entry {
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

const NOTHING = () => undefined;

/** Keeps what goes up. */
export function createUploads(tools: UploadTools = BROWSER_TOOLS): Uploads {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  let views: readonly UploadView[] = [];
  let lastId = 0;
  let isListening = false;
  let toldAtMs = Number.NEGATIVE_INFINITY;

  function tell() {
    toldAtMs = tools.nowMs();
    views = [...entries.values()].map(({ view }) => view);
    for (const listener of listeners) listener();
  }
  function show(entry: Entry, part: Partial<UploadView>) {
    const isSoon = Object.keys(part).every((name) => name === "sentBytes" || name === "bytesPerSecond");
    entry.view = { ...entry.view, ...part };
    if (!isSoon || tools.nowMs() - toldAtMs >= TELL_MS) tell();
  }

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
    entry.cancelWait = NOTHING;
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
  function fail(entry: Entry, message: string): false {
    show(entry, { stage: "failed", message, bytesPerSecond: null });
    next();
    return false;
  }

  function openFor(entry: Entry, file: File): Sender {
    return tools.openSender(file, {
      onProgress(sentBytes) {
        // Nobody waits for what a stopped one still tells.
        if (entry.view.stage !== "sending") return;
        if (sentBytes > entry.view.sentBytes) entry.tries = 0;
        entry.samples = withSample(entry.samples, { atMs: tools.nowMs(), bytes: sentBytes });
        show(entry, { sentBytes, bytesPerSecond: rateOf(entry.samples) });
      },
      onResumed(sentBytes) {
        entry.samples = [];
        show(entry, { sentBytes, resumedBytes: sentBytes });
      },
      onSent(uploadId) {
        entry.uploadId = uploadId;
        show(entry, { sentBytes: file.size, bytesPerSecond: null });
        void look(entry);
      },
      onFault: (fault) => void stumble(entry, fault),
    });
  }
  async function stumble(entry: Entry, fault: SendFault): Promise<void> {
    if (entry.view.stage !== "sending" && entry.view.stage !== "looking") return;
    entry.samples = [];
    if (fault.kind === "refused") return void fail(entry, fault.message);
    if (fault.kind === "locked-out") {
      // What outlives the session opens it again; once, because a second refusal means something else.
      if (entry.tries === 0 && (await tools.renew())) {
        entry.tries += 1;
        return go(entry);
      }
      show(entry, { stage: "locked-out", message: SENTENCES["signed-out"], bytesPerSecond: null });
      return next();
    }
    entry.tries += 1;
    if (fault.message !== "" && entry.tries > MOST_TRIES) return void fail(entry, fault.message);
    show(entry, { stage: "away", bytesPerSecond: null });
    entry.cancelWait = tools.after(waitAfter(entry.tries), () => void go(entry));
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
  function refuse(entry: Entry, failure: CallFailure) {
    if (failure.kind === "signed-out") return void stumble(entry, { kind: "locked-out" });
    if (failure.kind === "offline") return void stumble(entry, { kind: "away", message: "" });
    if (failure.kind === "broken") return void stumble(entry, { kind: "away", message: failure.message });
    entry.jobId = "";
    show(entry, { current: refusalOf(failure).current ?? null });
    fail(entry, failure.message);
  }

  function enter(
    entry: Pick<Entry, "file" | "folder">,
    view: Pick<UploadView, "name" | "sizeBytes">,
    why: string,
    { replaces = null, group = "" }: Fate,
  ) {
    listen();
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
      cancelWait: NOTHING,
    });
    return id;
  }
  function withEntry(id: string, use: (entry: Entry) => void) {
    const entry = entries.get(id);
    if (entry !== undefined) use(entry);
  }
  /** Nothing is listened to before there is something to go on with: the page is also drawn where there is no browser. */
  function listen() {
    if (isListening) return;
    isListening = true;
    tools.onOnline(() => {
      for (const entry of [...entries.values()].filter(({ view }) => view.stage === "away")) void go(entry);
    });
  }
  /** What is sent goes on, and what is not yet begun takes its turn. */
  function again(entry: Entry) {
    entry.cancelWait();
    entry.tries = 0;
    show(entry, { stage: "waiting", message: "" });
    next();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    list: () => views,
    add(files, fate = {}) {
      const ids = files.map((file) =>
        enter({ file, folder: null }, { name: file.name, sizeBytes: file.size }, whyNotSent(file), fate),
      );
      tell();
      next();
      return ids;
    },
    addFolder(brought, fate = {}) {
      const folder = withoutLitter(brought);
      const sizeBytes = folder.files.reduce((sum, { file }) => sum + file.size, 0);
      const id = enter({ file: null, folder }, { name: folder.name, sizeBytes }, whyNotPacked(folder.files), fate);
      tell();
      next();
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
        entry.sender?.discard().catch(NOTHING);
        tell();
        next();
      }),
    dismiss: (id) =>
      withEntry(id, () => {
        entries.delete(id);
        tell();
      }),
    ended: (id, signal) =>
      new Promise((resolve, reject) => {
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

let kept: Uploads | null = null;

/** The uploads of this tab: the same wherever in the site they are asked for. */
export function uploadsHere(): Uploads {
  kept ??= createUploads();
  return kept;
}

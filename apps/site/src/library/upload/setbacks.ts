import { type CallFailure, SENTENCES } from "@nv/web";
import { refusalOf } from "../files-calls";
import { MOST_TRIES, type SendFault, waitAfter } from "./core/send-fault";
import type { createUploadList, Entry } from "./upload-list";

/** Ways on for an upload that was stopped. */
interface WaysOn extends Pick<ReturnType<typeof createUploadList>, "show"> {
  /** Opens the session again without asking anybody; says whether it could. */
  readonly renew: () => Promise<boolean>;
  readonly after: (ms: number, then: () => void) => () => void;
  /** Lets an upload go on. */
  readonly go: (entry: Entry) => Promise<void>;
  /** Lets as many others go as may go at once. */
  readonly next: () => void;
}

/** Creates the answers to what stops an upload: given up, waited for, or gone around. */
export function createSetbacks({ show, renew, after, go, next }: WaysOn) {
  /** Ends an upload that will not be taken. */
  function fail(entry: Entry, message: string): false {
    show(entry, { stage: "failed", message, bytesPerSecond: null });
    next();
    return false;
  }
  /** Takes what stopped an upload on its way: a fault that may pass is waited for. */
  async function stumble(entry: Entry, fault: SendFault): Promise<void> {
    if (entry.view.stage !== "sending" && entry.view.stage !== "looking") return;
    entry.samples = [];
    if (fault.kind === "refused") return void fail(entry, fault.message);
    if (fault.kind === "locked-out") {
      // What outlives the session opens it again; once, because a second refusal means something else.
      if (entry.tries === 0 && (await renew())) {
        entry.tries += 1;
        return go(entry);
      }
      show(entry, { stage: "locked-out", message: SENTENCES["signed-out"], bytesPerSecond: null });
      return next();
    }
    entry.tries += 1;
    if (fault.message !== "" && entry.tries > MOST_TRIES) return void fail(entry, fault.message);
    show(entry, { stage: "away", bytesPerSecond: null });
    entry.cancelWait = after(waitAfter(entry.tries), () => void go(entry));
  }
  /** Takes the answer that the server does not make a file of what arrived. */
  function refuse(entry: Entry, failure: CallFailure) {
    if (failure.kind === "signed-out") return void stumble(entry, { kind: "locked-out" });
    if (failure.kind === "offline") return void stumble(entry, { kind: "away", message: "" });
    if (failure.kind === "broken") return void stumble(entry, { kind: "away", message: failure.message });
    entry.jobId = "";
    show(entry, { current: refusalOf(failure).current ?? null });
    fail(entry, failure.message);
  }
  return { fail, stumble, refuse };
}

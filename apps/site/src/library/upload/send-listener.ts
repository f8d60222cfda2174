import { rateOf, withSample } from "./core/rate";
import type { SendListener } from "./send-file";
import type { createUploadList, Entry } from "./upload-list";

/** Ends of the sending of a file, and what its progress is told with. */
interface SendEnds extends Pick<SendListener, "onFault">, Pick<ReturnType<typeof createUploadList>, "show"> {
  readonly nowMs: () => number;
  /** All of it arrived. */
  readonly onArrived: () => void;
}

/** Creates the listener of the sending of an upload, which shows how far it is. */
export function createSendListener(
  entry: Entry,
  file: File,
  { show, nowMs, onArrived, onFault }: SendEnds,
): SendListener {
  return {
    onProgress(sentBytes) {
      // Nobody waits for what a stopped one still tells.
      if (entry.view.stage !== "sending") return;
      if (sentBytes > entry.view.sentBytes) entry.tries = 0;
      entry.samples = withSample(entry.samples, { atMs: nowMs(), bytes: sentBytes });
      show(entry, { sentBytes, bytesPerSecond: rateOf(entry.samples) });
    },
    onResumed(sentBytes) {
      entry.samples = [];
      show(entry, { sentBytes, resumedBytes: sentBytes });
    },
    onSent(uploadId) {
      entry.uploadId = uploadId;
      show(entry, { sentBytes: file.size, bytesPerSecond: null });
      onArrived();
    },
    onFault,
  };
}

import type { FrameSource } from "../frames/frame-source.ts";

/** Longest that a browser may take to begin, and then to show a frame that it was asked for, milliseconds: then it does not. */
const BEGINS_WITHIN_MS = 6000;
const SHOWS_WITHIN_MS = 1500;

/** Source and callbacks of a video that is moved through by its own time. */
export interface SoughtVideo {
  readonly src: string;
  readonly framesPerSecond: number;
  readonly onReady: () => void;
  /** Called once when it cannot go on. A phone that saves battery plays no video by itself, and shows nothing of one that never played. */
  readonly onFail: () => void;
}

/** Rejects when something takes too long. */
function within<Value>(promise: Promise<Value>, mostMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("It took too long.")), mostMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Whether a video has something to draw: one that never played is clear in some browsers. */
function isPainted(video: HTMLVideoElement): boolean {
  const paper = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
  const pen = paper.getContext("2d");
  if (pen === null) return false;
  pen.drawImage(video, 0, 0, 1, 1);
  return pen.getImageData(0, 0, 1, 1).data[3] === 255;
}

/** Frames of a video that is told its time: no more often than it shows them. */
export function createSoughtFrames({ src, framesPerSecond, onReady, onFail }: SoughtVideo): FrameSource {
  const video = document.createElement("video");
  let state: "new" | "opening" | "ready" | "seeking" | "failed" = "new";
  let wanted = 0;
  let shown = -1;

  function fail(): void {
    if (state === "failed") return;
    state = "failed";
    video.removeAttribute("src");
    video.load();
    onFail();
  }
  /** Resolves when a frame is there to be drawn. */
  function nextFrame(): Promise<void> {
    return new Promise((resolve) => {
      // A video that is at its frame already shows no other: that it sought is enough.
      video.onseeked = () => requestAnimationFrame(() => resolve());
      if ("requestVideoFrameCallback" in video) video.requestVideoFrameCallback(() => resolve());
    });
  }
  async function seek(): Promise<void> {
    if (state !== "ready" || wanted === shown) return;
    state = "seeking";
    const frame = wanted;
    try {
      const next = nextFrame();
      video.currentTime = (frame + 0.5) / framesPerSecond;
      await within(next, SHOWS_WITHIN_MS);
      if (!isPainted(video)) throw new Error("Nothing is shown.");
    } catch {
      return fail(); // The frames as pictures are seen everywhere.
    }
    shown = frame;
    state = "ready";
    onReady();
    void seek();
  }
  async function open(): Promise<void> {
    state = "opening";
    video.muted = true;
    video.playsInline = true;
    video.preload = "auto";
    video.onerror = fail;
    video.src = src;
    try {
      // Some browsers fetch nothing of a video until it plays.
      await within(video.play(), BEGINS_WITHIN_MS);
      video.pause();
    } catch {
      return fail();
    }
    state = "ready";
    void seek();
  }
  return {
    want(frame) {
      wanted = frame;
      if (state === "new") void open();
      else void seek();
    },
    nearest: () =>
      shown === -1 || state === "failed"
        ? null
        : { frame: shown, picture: video, widthPx: video.videoWidth, heightPx: video.videoHeight },
    // It holds one frame, and does not play.
    rest() {},
  };
}

import { isFields, ownConfig } from "@nv/embeds/reader";

/** Storage key of a reader's wish, for all openers of this address. */
const WISH = "nv-opener";

interface Size {
  readonly src: string;
  readonly upToPx: number | null;
}

function isSize(size: unknown): size is Size {
  return isFields(size) && typeof size.src === "string" && (size.upToPx === null || typeof size.upToPx === "number");
}

/** Reads the reader's last wish; `null` when nothing is known. */
function readWish(): string | null {
  try {
    return sessionStorage.getItem(WISH);
  } catch {
    return null; // In the frame of another site some browsers keep nothing.
  }
}

function keepWish(wish: "stop" | "play"): void {
  try {
    sessionStorage.setItem(WISH, wish);
  } catch {
    // As above: it is asked again the next time.
  }
}

/** Whether nobody asked for less: data to be saved, or motion. */
function isWelcome(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection"); // Not every browser has it.
  const savesData = isFields(connection) && connection.saveData === true;
  return !savesData && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function begin(video: HTMLVideoElement, button: HTMLButtonElement, sizes: readonly Size[]): void {
  /** Whether it should play now: out of sight it rests. */
  let isWanted = false;

  async function play(): Promise<void> {
    isWanted = true;
    video.src ||= sizes.find(({ upToPx }) => upToPx === null || innerWidth <= upToPx)?.src ?? "";
    try {
      await video.play();
    } catch {
      // The browser does not let it begin by itself: the picture stays, and the button for who wants it.
      isWanted = false;
    }
    say();
  }
  function say(): void {
    button.textContent = isWanted ? "Parar el vídeo" : "Poner el vídeo";
  }

  video.muted = true;
  video.onplaying = () => {
    video.dataset.plays = "";
  };
  button.hidden = false;
  button.onclick = () => {
    keepWish(isWanted ? "stop" : "play");
    if (!isWanted) return void play();
    isWanted = false;
    video.pause();
    say();
  };
  new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting === false) video.pause();
    else if (isWanted) void play();
  }).observe(video);
  say();

  const wish = readWish();
  if (wish === "play" || (wish === null && isWelcome())) {
    const start = () => void play();
    const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start);
    if (document.readyState === "complete") whenIdle();
    else addEventListener("load", whenIdle);
  }
}

const video = document.querySelector<HTMLVideoElement>(".nv-opener video");
const button = document.querySelector<HTMLButtonElement>(".nv-opener button");
const { sizes } = ownConfig();
if (video !== null && button !== null && Array.isArray(sizes)) begin(video, button, sizes.filter(isSize));

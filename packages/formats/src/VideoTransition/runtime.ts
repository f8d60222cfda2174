import { isFields } from "@nv/embeds/reader";
import { type Moment, register } from "../stage/motion.ts";
import { type RuntimeClip, runtimeClips } from "./runtime-clips.ts";

/** Part of a step after which the next clip is fetched. */
const PRELOAD_AT = 0.6;

/**
 * Time in which the first frame of a clip comes into sight over the clip that leaves, milliseconds, as the style sheet has it. The clip
 * takes its place at once: two videos of which one is seen through the other keep a phone without a graphics card from drawing in time.
 */
const COMES_IN_MS = 400;

/** One of the two videos, and the clip that it holds. */
interface Turn {
  readonly video: HTMLVideoElement;
  readonly captions: TextTrack;
  clip: number;
}

/** Listeners notified of the reader's wish, in all blocks of the page. */
const hearers = new Set<() => void>();

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection"); // Not every browser has it.
  return isFields(connection) && connection.saveData === true;
}

/** Whether clips play by themselves: a reader who stops one stops all, and who saves data sees pictures until they ask for more. */
let isWanted = !savesData();

function load(turn: Turn, index: number, { sizes, loops, position, captions }: RuntimeClip): void {
  if (turn.clip === index) return;
  const { video } = turn;
  turn.clip = index;
  video.loop = loops;
  video.style.objectPosition = position;
  video.preload = "auto";
  video.src = sizes.find(({ upToPx }) => upToPx === null || innerWidth <= upToPx)?.src ?? "";
  for (const cue of [...(turn.captions.cues ?? [])]) turn.captions.removeCue(cue);
  for (const { startMs, endMs, text } of captions) turn.captions.addCue(new VTTCue(startMs / 1000, endMs / 1000, text));
}

register("VideoTransition", ({ scene, controls, own }) => {
  const { clips, steps } = runtimeClips(own);
  const layers = [...scene.querySelectorAll<HTMLElement>(".nv-layer")];
  const button = controls?.querySelector("button");
  let shown = 0;
  let isInSight = false;
  /** While the first frame of the clip comes into sight. */
  let coming: ReturnType<typeof setTimeout> | null = null;
  const turns = [...scene.querySelectorAll("video")].map((video): Turn => {
    const captions = video.addTextTrack("captions", "Subtítulos", document.documentElement.lang);
    captions.mode = "showing";
    return { video, captions, clip: -1 };
  });

  /** The video that has a clip, or that may take it: not the one in sight. */
  const turnOf = (index: number) =>
    turns.find(({ clip }) => clip === index) ??
    turns.find(
      ({ clip, video: { dataset } }) =>
        // The clip of the step is about to begin: the next one does not take its video from it.
        (index === shown || clip !== shown) && dataset.shown === undefined && dataset.leaves === undefined,
    );

  function fetchClip(index: number): Turn | undefined {
    const [clip, turn] = [clips[index], turnOf(index)];
    if (clip !== undefined && turn !== undefined) load(turn, index, clip);
    return turn;
  }
  function putInSight({ video }: Turn): void {
    for (const { video: one } of turns) {
      delete one.dataset.leaves;
      one.toggleAttribute("data-shown", one === video);
      if (one !== video) one.pause();
    }
  }
  async function play(): Promise<void> {
    if (!isWanted || !isInSight || coming !== null) return;
    const turn = fetchClip(shown);
    if (turn === undefined) return;
    const { video } = turn;
    if (video.dataset.shown === undefined && video.currentTime > 0) {
      // It takes the place of its first frame.
      video.pause();
      video.currentTime = 0;
    }
    try {
      await video.play();
    } catch (error) {
      // A clip that another took the place of is no failure; one that the browser does not let begin leaves its picture.
      if (!(error instanceof DOMException && error.name === "NotAllowedError")) return;
      isWanted = false;
      say();
    }
    if (turn.clip === shown && coming === null && !video.paused) putInSight(turn);
  }
  function rest(): void {
    for (const { video } of turns) video.pause();
  }
  function say(): void {
    if (button) button.textContent = isWanted ? "Parar los vídeos" : "Poner los vídeos";
  }
  function show(index: number): void {
    shown = index;
    layers.forEach((layer, place) => {
      layer.toggleAttribute("data-leaves", layer.hasAttribute("data-shown") && place !== index);
      layer.toggleAttribute("data-shown", place === index);
    });
    for (const { video } of turns) {
      if (video.dataset.shown === undefined) continue;
      delete video.dataset.shown;
      video.dataset.leaves = "";
    }
    if (isWanted) fetchClip(index);
    if (coming !== null) clearTimeout(coming);
    coming = setTimeout(() => {
      coming = null;
      void play();
    }, COMES_IN_MS);
  }

  hearers.add(() => {
    say();
    if (isWanted) void play();
    else rest();
  });
  if (button) {
    button.hidden = false;
    button.onclick = () => {
      isWanted = !isWanted;
      for (const hear of hearers) hear();
    };
  }
  say();
  return {
    prepare() {
      if (isWanted) fetchClip(shown);
    },
    show(comes) {
      isInSight = comes;
      if (comes) void play();
      else rest();
    },
    draw({ step, offset }: Moment) {
      const index = steps[step] ?? 0;
      if (index !== shown) show(index);
      const next = steps[step + 1];
      if (isWanted && offset >= PRELOAD_AT && next !== undefined && next !== shown) fetchClip(next);
    },
  };
});

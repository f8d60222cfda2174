import { createFrameCache, framesWithin } from "../frames/core/frame-cache.ts";
import { type FrameSource, isPhone } from "../frames/frame-source.ts";
import { type Mp4Group, type Mp4Video, readMp4 } from "./core/read-mp4.ts";

/** Memory for decoded frames, bytes: three groups of eight at 1280 × 720 on a desk, and at 720 × 405 on a phone. */
const MOST_BYTES = { phone: 48_000_000, desk: 96_000_000 } as const;

/** A decoder gives each frame back with the time that it was given, in whole microseconds: this far from each other. */
const FRAME_US = 1000;

/** Source and callbacks of a video that is decoded. */
export interface DecodedVideo {
  readonly src: string;
  /** Of the whole file. */
  readonly sizeBytes: number;
  /** Called when there is something nearer to what is wanted. */
  readonly onReady: () => void;
  /** Called once when it cannot go on: another way must be found. */
  readonly onFail: () => void;
}

/** Whether this browser decodes frames one by one. */
export const canDecode = (): boolean => "VideoDecoder" in self && "EncodedVideoChunk" in self;

/** Frames that the browser's own decoder gives one by one: the group around the reader, and those beside it, while the file comes. */
export function createDecodedFrames({ src, sizeBytes, onReady, onFail }: DecodedVideo): FrameSource {
  const mostBytes = isPhone() ? MOST_BYTES.phone : MOST_BYTES.desk;
  const cache = createFrameCache<ImageBitmap>(mostBytes);
  const bytes = new Uint8Array(sizeBytes);
  const abort = new AbortController();
  let arrived = 0;
  let video: Mp4Video | null = null;
  let decoder: VideoDecoder | null = null;
  let isAsked = false;
  let isBusy = false;
  let isResting = true;
  let hasFailed = false;
  let wanted = 0;
  let towards = 1;
  /** Frames that are being made into pictures. */
  let pictures: Promise<void>[] = [];

  function fail(): void {
    if (hasFailed) return;
    hasFailed = true;
    abort.abort();
    cache.clear();
    if (decoder !== null && decoder.state !== "closed") decoder.close();
    onFail();
  }
  async function keep(frame: VideoFrame): Promise<void> {
    const picture = await createImageBitmap(frame);
    // A decoder has few frames of its own: each is given back at once.
    frame.close();
    if (isResting || hasFailed) return picture.close();
    cache.put(Math.round(frame.timestamp / FRAME_US), picture);
    onReady();
  }
  async function open(found: Mp4Video): Promise<void> {
    const { codec, description, widthPx, heightPx } = found;
    const config = { codec, description, codedWidth: widthPx, codedHeight: heightPx, optimizeForLatency: true };
    if ((await VideoDecoder.isConfigSupported(config)).supported !== true)
      throw new Error(`${codec} is not decoded here.`);
    decoder = new VideoDecoder({
      output: (frame) => {
        pictures.push(keep(frame));
      },
      error: fail,
    });
    decoder.configure(config);
    video = found;
  }
  /** The group to decode next: the wanted one, then the one that the reader goes to, then the one that they come from. */
  function nextGroup({ groups, groupOf, widthPx, heightPx }: Mp4Video): Mp4Group | undefined {
    const at = groupOf[wanted] ?? 0;
    const room = Math.floor(framesWithin(mostBytes, { width: widthPx, height: heightPx }) / largestOf(groups));
    return [at, at + towards, at - towards]
      .slice(0, Math.max(1, room))
      .flatMap((place) => groups[place] ?? [])
      .find(({ samples, end }) => end <= arrived && samples.some(({ frame }) => !cache.has(frame)));
  }
  async function decode(): Promise<void> {
    if (isBusy || isResting || hasFailed || video === null || decoder === null) return;
    const group = nextGroup(video);
    if (group === undefined) return;
    isBusy = true;
    try {
      for (const [place, { offset, size, frame }] of group.samples.entries()) {
        const data = bytes.subarray(offset, offset + size);
        const type = place === 0 ? "key" : "delta";
        decoder.decode(new EncodedVideoChunk({ type, timestamp: frame * FRAME_US, data }));
      }
      await decoder.flush();
      await Promise.all(pictures);
      pictures = [];
    } catch {
      return fail(); // Whatever it is, another way shows the frames.
    }
    isBusy = false;
    void decode();
  }
  async function load(): Promise<void> {
    try {
      const response = await fetch(src, { signal: abort.signal });
      const reader = response.ok ? response.body?.getReader() : undefined;
      if (reader === undefined) throw new Error(`${src} answered ${response.status}.`);
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        bytes.set(part.value, arrived);
        arrived += part.value.length;
        if (video === null) {
          const found = readMp4(bytes.subarray(0, arrived));
          if (found !== null) await open(found);
        }
        void decode();
      }
      if (video === null) throw new Error(`${src} is no video as ours are.`);
    } catch {
      fail(); // As above.
    }
  }
  return {
    want(frame) {
      if (frame !== wanted) towards = frame > wanted ? 1 : -1;
      wanted = frame;
      isResting = false;
      if (!isAsked) {
        isAsked = true;
        void load();
      }
      void decode();
    },
    nearest(frame) {
      const found = cache.nearest(frame);
      if (found === null) return null;
      const { picture } = found;
      return { frame: found.frame, picture, widthPx: picture.width, heightPx: picture.height };
    },
    rest() {
      isResting = true;
      cache.clear();
    },
  };
}

const largestOf = (groups: readonly Mp4Group[]) => Math.max(1, ...groups.map(({ samples }) => samples.length));

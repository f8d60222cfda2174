import { GRAPHICS_API_PATH } from "@nv/contracts";
import { AS_AROUND } from "@nv/embeds";
import { type StoryConfig, shownStory } from "@nv/graphic-types";
import type { StoryPlace } from "@nv/graphic-types/fields";
import { formatPercent } from "@nv/spanish";
import { SegmentedControl, Toggle, useBoxSize } from "@nv/ui";
import { fieldsIn, JobProgress } from "@nv/web";
import { type ReactNode, useCallback, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { problemOf } from "../../graphics/api/graphics-calls";
import { fieldsOf, type GraphicDraft } from "../../graphics/core/graphic-draft";
import { refusalIn } from "../../graphics/preview/refusal-in";
import { showAsPrinted } from "./as-printed";
import { placeIn, restorePlace, showPart } from "./frame-place";
import { SIZES, type SizeName } from "./preview-sizes";

/** Stillness after the last key before the preview is drawn again, milliseconds. */
const CALM_MS = 80;

/** The page of a story needs a title; while there is none, this. */
const NO_TITLE = "Sin título todavía";

/** How often the same story is sent again without what the server refused. */
const MOST_REPAIRS = 3;

const CONFIG = "config.";

const SEGMENTS = (["phone", "tablet", "desk", "paper"] as const).map((value) => ({ value, label: SIZES[value].label }));

/** What a frame without scripts may do. */
const NO_SCRIPT = "allow-same-origin";

/** How the page is looked at; another way is another page. */
interface Way {
  readonly isStill: boolean;
  readonly hasScript: boolean;
  readonly isPaper: boolean;
}

/** A story on its way to its page. */
interface Sending {
  readonly turn: number;
  readonly draft: GraphicDraft;
  readonly config: StoryConfig;
  readonly way: Way;
  readonly repairs: number;
}

interface Props {
  readonly draft: GraphicDraft;
  readonly config: StoryConfig;
  /** Where somebody writes; the page follows. */
  readonly following: StoryPlace | null;
}

const bodyOf = ({ draft, config }: Pick<Sending, "draft" | "config">) =>
  JSON.stringify(fieldsOf({ ...draft, config, title: draft.title.trim() || NO_TITLE, slug: "" }));

/** The page moves inside its frame, instead of showing its cover. */
const addressOf = ({ isStill, isPaper }: Way) =>
  `${GRAPHICS_API_PATH}/preview${AS_AROUND}&nv-scroll${isStill || isPaper ? "&nv-still" : ""}`;

/**
 * The story as readers would get it, in a window of the size of theirs that scrolls by itself. It is drawn again while it is written,
 * stays where the reader was, and follows who writes. What is not right yet is left out, so that the rest can be looked at.
 */
export function StoryPreview({ draft, config, following }: Props): ReactNode {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const { element, widthPx: roomPx, heightPx: roomHeightPx } = useBoxSize<HTMLDivElement>();
  const [size, setSize] = useState<SizeName>("phone");
  const [isDark, setIsDark] = useState(false);
  const [isStill, setIsStill] = useState(false);
  const [hasScript, setHasScript] = useState(true);
  const [sending, setSending] = useState<Sending | null>(null);
  const [shown, setShown] = useState<Sending | null>(null);
  const [refusal, setRefusal] = useState("");
  /** Work that makes what the page needs of its files; empty for none. */
  const [waiting, setWaiting] = useState("");
  const settled = useRef(0);
  const isPaper = size === "paper";
  const nameOf = ({ turn }: Sending) => `nv-story-${id}-${turn}`;

  const send = (next: Pick<Sending, "config" | "repairs">) =>
    setSending((last) => ({ ...next, draft, way: { isStill, hasScript, isPaper }, turn: (last?.turn ?? 0) + 1 }));
  const sendAll = () => send({ config: shownStory(config), repairs: 0 });
  const begin = useEffectEvent(sendAll);
  const { note: _note, tags: _tags, author: _author, section: _section, ...read } = draft;
  const readers = JSON.stringify({ ...read, config: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what readers see is what counts
  useEffect(() => {
    const timer = window.setTimeout(begin, CALM_MS);
    return () => window.clearTimeout(timer);
  }, [config, readers]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another way of looking is another page
  useEffect(begin, [isStill, hasScript, isPaper]);

  function settle(done: Sending): void {
    const frame = frames.current.get(nameOf(done));
    if (frame === undefined || settled.current >= done.turn || frame.contentDocument?.URL === "about:blank") return;
    settled.current = done.turn;
    const failure = refusalIn(frame, done.draft);
    if (failure === null) {
      const former = shown === null ? undefined : frames.current.get(nameOf(shown));
      const place = former === undefined ? null : placeIn(former);
      if (done.way.isPaper && frame.contentDocument !== null) showAsPrinted(frame.contentDocument);
      if (place !== null) restorePlace(frame, place);
      setWaiting("");
      setShown(done);
      if (done.repairs === 0) setRefusal("");
      return;
    }
    const { jobId } = problemOf(failure);
    setWaiting(jobId ?? "");
    if (jobId !== undefined) return;
    const problems = fieldsIn(failure);
    setRefusal(problems[0]?.message ?? failure.message);
    const paths = problems.flatMap(({ field }) => (field.startsWith(CONFIG) ? [field.slice(CONFIG.length)] : []));
    if (paths.length > 0 && done.repairs < MOST_REPAIRS)
      send({ config: shownStory(done.config, paths), repairs: done.repairs + 1 });
  }
  const settleRead = useEffectEvent(settle);
  useEffect(() => {
    if (sending === null) return;
    form.current?.submit();
    let asked = 0;
    // A page is looked at as soon as it is read: its pictures may come later.
    const look = () => {
      const page = frames.current.get(`nv-story-${id}-${sending.turn}`)?.contentDocument;
      if (page && page.URL !== "about:blank" && page.readyState !== "loading") settleRead(sending);
      else asked = window.requestAnimationFrame(look);
    };
    asked = window.requestAnimationFrame(look);
    return () => window.cancelAnimationFrame(asked);
  }, [sending, id]);

  const follow = useEffectEvent(() => {
    const frame = shown === null ? undefined : frames.current.get(nameOf(shown));
    if (frame !== undefined && following !== null) showPart(frame, following);
  });
  useEffect(() => {
    if (following !== null) follow();
  }, [following]);

  const keep = useCallback((name: string, frame: HTMLIFrameElement | null) => {
    if (frame === null) frames.current.delete(name);
    else frames.current.set(name, frame);
  }, []);
  const { widthPx, heightPx } = SIZES[size];
  const scale = roomPx === 0 ? 1 : Math.min(1, roomPx / widthPx, roomHeightPx / heightPx);
  const colorScheme = isDark && !isPaper ? "dark" : "light";
  // A new frame each time: what a used one loads would be a step for the browser's «back». The last page stays until the next is there.
  const pages = [shown, sending].flatMap((one, place, all) =>
    one === null || (place === 1 && one === all[0]) ? [] : [one],
  );
  return (
    <section className="nv-story-view" aria-label="Vista previa">
      <form
        ref={form}
        method="post"
        action={sending === null ? undefined : addressOf(sending.way)}
        target={sending === null ? undefined : nameOf(sending)}
        hidden
      >
        <input type="hidden" name="graphic" value={sending === null ? "" : bodyOf(sending)} />
      </form>
      <div className="nv-story-view__bar">
        <SegmentedControl legend="Dónde se mira" segments={SEGMENTS} value={size} onChange={setSize} />
        {scale < 1 && <span className="nv-story-view__scale">al {formatPercent(100 * scale, { decimals: 0 })}</span>}
        <span className="nv-story-view__ways">
          <Toggle label="En oscuro" isOn={isDark} isDisabled={isPaper} onChange={setIsDark} />
          <Toggle label="Con movimiento reducido" isOn={isStill} isDisabled={isPaper} onChange={setIsStill} />
          <Toggle label="Sin JavaScript" isOn={!hasScript} onChange={(isOn) => setHasScript(!isOn)} />
        </span>
      </div>
      {waiting !== "" && <JobProgress jobId={waiting} label="Preparación de los archivos" onDone={sendAll} />}
      {refusal !== "" && (
        <div className="nv-preview__refusal" role="status">
          <p>{refusal}</p>
          <p>Se ve lo demás.</p>
        </div>
      )}
      <div ref={element} className="nv-story-view__room">
        {pages.map((one) => {
          const name = nameOf(one);
          const isShown = one === shown;
          return (
            <div
              key={name}
              className="nv-story-view__sheet"
              data-shown={isShown}
              data-theme={colorScheme}
              style={{ inlineSize: `${widthPx * scale}px`, blockSize: `${heightPx * scale}px` }}
            >
              <iframe
                ref={(frame) => keep(name, frame)}
                title="Vista previa de la historia"
                name={name}
                sandbox={one.way.hasScript ? undefined : NO_SCRIPT}
                aria-hidden={!isShown || undefined}
                tabIndex={isShown ? undefined : -1}
                style={{ inlineSize: `${widthPx}px`, blockSize: `${heightPx}px`, scale: String(scale), colorScheme }}
                onLoad={() => settle(one)}
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}

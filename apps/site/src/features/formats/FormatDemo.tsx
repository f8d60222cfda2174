import { ABOUT_FORMATS } from "@nv/formats/about";
import { SegmentedControl, useBoxSize } from "@nv/ui";
import { FailureNotice, request, STAGE_SIZES, useRemote } from "@nv/web";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { demoAddress, posterAddress } from "./core/format-words";
import "./formats.css";

/** Screens in which an example is scrolled: those of every tool, but paper. */
const { phone, tablet, desk } = STAGE_SIZES;
const SCREENS = { phone, tablet, desk };

type Screen = keyof typeof SCREENS;

const SEGMENTS = Object.entries(SCREENS).map(([value, { label }]) => ({ value, label }));

const isScreen = (value: string): value is Screen => Object.hasOwn(SCREENS, value);

/** Part of an element that is seen when it is in sight: little, since a window enlarged four times shows no more. */
const SEEN_PART = 0.2;

/** Whether an element is in the window. */
function useInSight(element: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setIsInSight] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(([entry]) => setIsInSight(entry?.isIntersecting === true), {
      threshold: SEEN_PART,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
}

interface FrameProps {
  readonly name: string;
  readonly label: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly scale: number;
}

/** The page of an example. It is asked for before it is framed: the first time it has to be made, and that may fail. */
function DemoFrame({ name, label, widthPx, heightPx, scale }: FrameProps): ReactNode {
  const address = demoAddress(name);
  const [isAlive, setIsAlive] = useState(false);
  const { body, failure, reload } = useRemote(address, async (signal) => {
    const answer = await request(address, { signal });
    await answer.body?.cancel();
    return answer.ok;
  });
  if (failure !== null)
    return (
      <div className="nv-format-demo__told">
        <FailureNotice error={failure} onRetry={reload} />
      </div>
    );
  if (body === null)
    return (
      <p className="nv-format-demo__told" role="status">
        Preparando el ejemplo…
      </p>
    );
  return (
    <iframe
      data-alive={isAlive}
      onLoad={() => setIsAlive(true)}
      title={`Ejemplo de ${label}: baja dentro de él`}
      src={`${address}#nv-scroll`}
      style={{ inlineSize: `${widthPx}px`, blockSize: `${heightPx}px`, scale: String(scale) }}
    />
  );
}

interface Props {
  /** As the specification calls it: `ImgTransition`. */
  readonly name: string;
  /** Alive only while it is in sight: for pages that hold several. */
  readonly isOneOfMany?: boolean;
}

/** The example of a format, alive in a screen of a phone, of a tablet or of a desk: it is scrolled as readers scroll it. */
export function FormatDemo({ name, isOneOfMany = false }: Props): ReactNode {
  const about = ABOUT_FORMATS.find((one) => one.name === name);
  const label = about?.label ?? name;
  // A format of words alone is drawn by nothing.
  const hasPoster = Object.keys(about?.files ?? {}).length > 0;
  const [screen, setScreen] = useState<Screen>("phone");
  const { element, widthPx: roomPx } = useBoxSize<HTMLDivElement>();
  const isInSight = useInSight(element);
  const [wasSeen, setWasSeen] = useState(false);
  if (isInSight && !wasSeen) setWasSeen(true);
  const { widthPx, heightPx } = SCREENS[screen];
  const scale = roomPx === 0 ? 1 : Math.min(1, roomPx / widthPx);
  return (
    <section className="nv-format-demo" aria-label={`Ejemplo de ${label}`}>
      <div className="nv-format-demo__bar nv-split" data-print="no">
        <SegmentedControl
          legend="Pantalla del ejemplo"
          segments={SEGMENTS}
          value={screen}
          onChange={(chosen) => isScreen(chosen) && setScreen(chosen)}
        />
        <a href={demoAddress(name)}>
          A pantalla completa<span className="nv-visually-hidden">: ejemplo de {label}</span>
        </a>
      </div>
      <div ref={element} className="nv-format-demo__room">
        <div
          className="nv-format-demo__screen"
          style={{ inlineSize: `${widthPx * scale}px`, blockSize: `${heightPx * scale}px` }}
        >
          {hasPoster && <img className="nv-format-demo__poster" src={posterAddress(name)} alt="" loading="lazy" />}
          {(isOneOfMany ? isInSight : wasSeen) && (
            <DemoFrame name={name} label={label} widthPx={widthPx} heightPx={heightPx} scale={scale} />
          )}
        </div>
      </div>
    </section>
  );
}

import { ABOUT_FORMATS } from "@nv/formats/about";
import { SegmentedControl } from "@nv/ui";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { demoAddress } from "./core/format-words";
import "./formats.css";

/** Sizes of the screens in which an example is shown, CSS pixels. */
const SCREENS = {
  phone: { label: "Móvil", widthPx: 360, heightPx: 640 },
  desk: { label: "Escritorio", widthPx: 1280, heightPx: 720 },
} as const;

type Screen = keyof typeof SCREENS;

const SEGMENTS = Object.entries(SCREENS).map(([value, { label }]) => ({ value, label }));

const isScreen = (value: string): value is Screen => Object.hasOwn(SCREENS, value);

/** The width of an element as it changes. CSS pixels; 0 until it is known. */
function useRoom() {
  const element = useRef<HTMLDivElement>(null);
  const [widthPx, setWidthPx] = useState(0);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => setWidthPx(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, widthPx };
}

/** Whether half of an element is in the window. */
function useInSight(element: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setIsInSight] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(([entry]) => setIsInSight(entry?.isIntersecting === true), {
      threshold: 0.5,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
}

interface Props {
  /** As the specification calls it: `ImgTransition`. */
  readonly name: string;
  /** Alive only while it is in sight: for pages that hold several. */
  readonly isOneOfMany?: boolean;
}

/** The example of a format, alive in a screen of a phone or of a desk: it is scrolled as readers scroll it. */
export function FormatDemo({ name, isOneOfMany = false }: Props): ReactNode {
  const label = ABOUT_FORMATS.find((about) => about.name === name)?.label ?? name;
  const [screen, setScreen] = useState<Screen>("phone");
  const { element, widthPx: roomPx } = useRoom();
  const isInSight = useInSight(element);
  const { widthPx, heightPx } = SCREENS[screen];
  const scale = roomPx === 0 ? 1 : Math.min(1, roomPx / widthPx);
  return (
    <section className="nv-format-demo" aria-label={`Ejemplo de ${label}`}>
      <div className="nv-format-demo__bar" data-print="no">
        <SegmentedControl
          legend="Pantalla del ejemplo"
          segments={SEGMENTS}
          value={screen}
          onChange={(chosen) => isScreen(chosen) && setScreen(chosen)}
        />
        <a href={demoAddress(name)} target="_blank" rel="noreferrer">
          A pantalla completa<span className="nv-visually-hidden">: ejemplo de {label}, en otra pestaña</span>
        </a>
      </div>
      <div ref={element} className="nv-format-demo__room">
        <div
          className="nv-format-demo__screen"
          style={{ inlineSize: `${widthPx * scale}px`, blockSize: `${heightPx * scale}px` }}
        >
          {(isInSight || !isOneOfMany) && (
            <iframe
              title={`Ejemplo de ${label}: baja dentro de él`}
              src={`${demoAddress(name)}#nv-scroll`}
              loading="lazy"
              style={{ inlineSize: `${widthPx}px`, blockSize: `${heightPx}px`, scale: String(scale) }}
            />
          )}
        </div>
      </div>
    </section>
  );
}

/** Step of an arrow, 0 to 1, and step of a page key. */
const STEP = 0.02;
const BIG_STEP = 0.1;

const MOVES: Readonly<Record<string, number>> = {
  ArrowLeft: -STEP,
  ArrowDown: -STEP,
  ArrowRight: STEP,
  ArrowUp: STEP,
  PageDown: -BIG_STEP,
  PageUp: BIG_STEP,
  Home: -1,
  End: 1,
};

/**
 * Creates the control that the reader moves between two pictures, with a pointer or with the keyboard. A finger that moves up or down still
 * scrolls the page.
 *
 * @param onMove - The reader moved it.
 */
export function createSlider(controls: HTMLElement | null, onMove: () => void) {
  const element = controls?.querySelector<HTMLElement>(".nv-slider") ?? null;
  const now = { share: 0.5, step: -1, date: "" };

  function say(): void {
    const right = Math.round(100 - 100 * now.share);
    element?.setAttribute("aria-valuenow", String(100 - right));
    element?.setAttribute("aria-valuetext", `${right} % de la imagen de ${now.date}`);
  }
  function move(share: number): void {
    now.share = Math.min(1, Math.max(0, share));
    say();
    onMove();
  }
  if (element !== null) {
    element.onpointerdown = ({ pointerId }) => element.setPointerCapture(pointerId);
    element.onpointermove = ({ clientX, pointerId }) => {
      const box = controls?.getBoundingClientRect();
      if (box !== undefined && element.hasPointerCapture(pointerId)) move((clientX - box.left) / box.width);
    };
    element.onkeydown = (event) => {
      const by = MOVES[event.key];
      if (by === undefined) return;
      // The page would scroll.
      event.preventDefault();
      move(now.share + by);
    };
  }
  return {
    /** Position in which the reader left it, from the left, 0 to 1. */
    get share(): number {
      return now.share;
    },
    /** Tells it what is compared from now on; what the reader did with the last is forgotten. @param date - Of the picture at the right. */
    compare(step: number, date: string): void {
      if (step === now.step) return;
      Object.assign(now, { share: 0.5, step, date });
      say();
    },
    /** Shows it. @param edgePx - Where the edge between the two is drawn, from the left, CSS pixels; `null` hides it. */
    show(edgePx: number | null): void {
      if (element === null) return;
      element.hidden = edgePx === null;
      // Moved by `left` it would count as a shift of the page's layout, at each frame in which it moves with the scroll.
      if (edgePx !== null) element.style.translate = `${edgePx}px`;
    },
  };
}

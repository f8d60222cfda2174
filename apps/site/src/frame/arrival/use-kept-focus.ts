import { type RefObject, useEffect, useRef } from "react";

const REACHABLE = ":is(a[href], button, input, select, textarea, summary, [tabindex='0']):not(:disabled)";

/** Place where the keyboard focus was, with what stood around it then. */
interface KeptFocus {
  readonly element: HTMLElement;
  /** Whether it was seen to have the focus: who goes on with the keyboard sees it again. */
  readonly isSeen: boolean;
  /** Elements that it was in, the closest first, up to the screen. */
  readonly around: readonly HTMLElement[];
  /** Elements that come before it on the screen, the closest first. */
  readonly before: readonly HTMLElement[];
}

/** Whether nobody has the keyboard: what has it by name cannot be acted on, as what a navigation leaves behind. */
function isLost(): boolean {
  const focused = document.activeElement;
  return focused === null || !focused.matches(`${REACHABLE}, [tabindex], iframe, dialog, dialog *`);
}

const isDrawn = (element: HTMLElement) => element.isConnected && element.getClientRects().length > 0;
const reachableIn = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>(REACHABLE)];

function placeOf(element: HTMLElement, screen: HTMLElement): KeptFocus {
  const around: HTMLElement[] = [];
  for (let one = element.parentElement; one !== null && one !== screen; one = one.parentElement) around.push(one);
  const all = reachableIn(screen);
  return {
    element,
    isSeen: element.matches(":focus-visible"),
    around,
    before: all.slice(0, Math.max(0, all.indexOf(element))).reverse(),
  };
}

/**
 * The nearest that is left of what the keyboard was in: something in it that can be reached, or itself where it can have the focus. A
 * part of the screen with nothing in it is on its way: nothing else is taken meanwhile.
 */
function nearestOf({ around, before }: KeptFocus): HTMLElement | undefined {
  for (const one of around.filter(isDrawn)) {
    const inside = reachableIn(one).find(isDrawn);
    if (inside !== undefined || one.hasAttribute("tabindex")) return inside ?? one;
    if (one.matches("section")) return undefined;
  }
  return before.find((one) => isDrawn(one) && one.matches(REACHABLE));
}

/** Acts of a person, after which what is in sight is theirs to choose. */
const ACTS = ["keydown", "pointerdown", "wheel", "touchmove"] as const;

/** Room of a screen that is on its way, with its name: another one takes its place. */
const COMING = "[data-coming]";

/** Gives the focus to the name of a screen, without moving what is in sight. @returns Whether it has a name already that stays. */
function focusHeading(screen: HTMLElement): boolean {
  const heading = screen.querySelector<HTMLElement>("h1, h2");
  if (heading === null) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.addEventListener("blur", () => heading.removeAttribute("tabindex"), { once: true });
  return heading.closest(COMING) === null;
}

/**
 * Keeps the keyboard where somebody is at work. A button that is busy, an order that is no longer possible once it was given, and a
 * screen that gives way to another take the focus with them, and browsers then begin again at the top of the page.
 *
 * What was only busy has it back; what is gone leaves it to what stands nearest; a new screen takes it by its name. While the rest of
 * the screen takes its place after an order, what has the keyboard stays in sight, until the person goes on. A field that Tab comes to is
 * in sight as a whole.
 *
 * @param root - Where the screens are shown.
 * @param screenName - Tells the screens apart.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, screenName: string): void {
  const keeper = useRef<ReturnType<typeof keepFocusIn> | null>(null);
  useEffect(() => {
    if (root.current === null) return;
    const kept = keepFocusIn(root.current);
    keeper.current = kept;
    return kept.stop;
  }, [root]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name is not read, its change is the arrival
  useEffect(() => keeper.current?.arrive(), [screenName]);
}

function keepFocusIn(screen: HTMLElement) {
  let last: KeptFocus | null = null;
  let isArriving = false;
  /** Whether the browser is taking the focus from one thing to another: in between, nobody has it, and it is not lost. */
  let isPassing = false;
  /** Element that was given the focus here, until the person goes on. */
  let given: HTMLElement | undefined;

  function showGiven() {
    if (document.activeElement === given) given?.scrollIntoView({ block: "nearest" });
  }
  function goOn() {
    given = undefined;
  }
  function note({ target }: FocusEvent) {
    // A dialog gives the focus back to what opened it.
    if (!(target instanceof HTMLElement) || target.closest("dialog") !== null) return;
    if (screen.contains(target)) {
      isArriving = isArriving && target.closest(COMING) !== null;
      last = placeOf(target, screen);
      // What a navigation gives the focus to cannot be acted on: that is nobody's step.
    } else if (target.matches(REACHABLE)) last = null;
  }
  // Whoever lets go of something that is still there did so by hand.
  function letGo() {
    if (isLost() && last !== null && isDrawn(last.element) && !last.element.matches(":disabled")) last = null;
  }
  function letGoSoon({ relatedTarget }: FocusEvent) {
    if (relatedTarget === null) return void window.setTimeout(letGo);
    isPassing = true;
    window.setTimeout(() => {
      isPassing = false;
      keep();
    });
  }
  function keep() {
    if (isPassing) return;
    if (!isLost()) return showGiven();
    if (isArriving) isArriving = !focusHeading(screen);
    else if (last !== null && !(last.element.isConnected && last.element.matches(":disabled"))) {
      given = isDrawn(last.element) ? last.element : nearestOf(last);
      given?.focus({ focusVisible: last.isSeen });
    }
  }
  // Browsers bring the caret of a text into sight, which a bar at the edge may cover, and not its field.
  function showField({ key, target }: KeyboardEvent) {
    if (key === "Tab" && target instanceof HTMLElement) target.scrollIntoView({ block: "nearest" });
  }
  const observer = new MutationObserver(keep);
  observer.observe(screen, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  const sizes = new ResizeObserver(showGiven);
  sizes.observe(screen);
  const acts = new AbortController();
  for (const act of ACTS) document.addEventListener(act, goOn, { capture: true, passive: true, signal: acts.signal });
  document.addEventListener("focusin", note);
  screen.addEventListener("focusout", letGoSoon);
  screen.addEventListener("keyup", showField);
  return {
    /** Another screen has come. Whoever was at work in the one before goes on in it. */
    arrive() {
      isArriving = last !== null;
      last = null;
      keep();
    },
    stop() {
      observer.disconnect();
      sizes.disconnect();
      acts.abort();
      document.removeEventListener("focusin", note);
      screen.removeEventListener("focusout", letGoSoon);
      screen.removeEventListener("keyup", showField);
    },
  };
}

import { type RefObject, useRef, useState } from "react";

/** List under a field, which opens and closes, with the option that the keyboard is on. */
interface OptionList {
  /** Element that holds an element for each option. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly isOpen: boolean;
  readonly setIsOpen: (isOpen: boolean) => void;
  /** Place of the option that the keyboard is on, from 0. */
  readonly active: number;
  /** Puts the keyboard on the first option. */
  readonly begin: () => void;
  /** Opens it and moves the keyboard by as many options, around its ends. @param count - Number of options. */
  readonly step: (by: number, count: number) => void;
}

/** Keeps the state of a list whose field keeps the keyboard. */
export function useOptionList(): OptionList {
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  function step(by: number, count: number) {
    setIsOpen(true);
    if (count === 0) return;
    const next = (active + by + count) % count;
    setActive(next);
    box.current?.children[next]?.scrollIntoView({ block: "nearest" });
  }
  return { box, isOpen, setIsOpen, active, begin: () => setActive(0), step };
}

import { type FocusEvent, useEffect, useRef, useState } from "react";

/** Time for which the reader's view stays away once a field is left, milliseconds: what was pressed meanwhile is still where it was. */
const REST_MS = 300;

const WRITTEN = 'input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"]), textarea';

const isWritten = (target: Element) => target.matches(WRITTEN);

/** Tells whether somebody is writing in a field of the panel, for what gives way to it on a phone. */
export function useTyping() {
  const [isTyping, setIsTyping] = useState(false);
  const resting = useRef(0);
  useEffect(() => () => window.clearTimeout(resting.current), []);
  return {
    isTyping,
    onFocus({ target, currentTarget }: FocusEvent) {
      // What an editor puts on the stage or in the bar is in the panel for React alone.
      if (!isWritten(target) || !currentTarget.contains(target)) return;
      window.clearTimeout(resting.current);
      setIsTyping(true);
    },
    onBlur() {
      window.clearTimeout(resting.current);
      resting.current = window.setTimeout(() => setIsTyping(false), REST_MS);
    },
  };
}

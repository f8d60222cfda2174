import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PageWords, WrittenPlace, WrittenStory } from "../core/written-in-page";
import { type WordMark, type WrittenPage, writeInPage } from "./page-writing";

/** Time after somebody left a card in which they may have gone into another, milliseconds. */
const LEFT_MS = 300;

interface Setup {
  /** Whether the page can be written in. */
  readonly isOn: boolean;
  /** Page that is in sight, and the story that it shows; `null` before there is one. */
  readonly shown: { readonly frame: HTMLIFrameElement; readonly story: WrittenStory } | null;
  /** Story as it is written now. */
  readonly live: WrittenStory;
  readonly onWrite: (words: PageWords) => void;
  /** Called when somebody goes into a card, or into words at the head. @param isWritten - Whether its text can be written there. */
  readonly onEnter: (at: WrittenPlace, isWritten: boolean) => void;
}

/** State of who writes in the page, and what can be done there. */
interface PageWriting {
  /** Whether somebody is in a card. */
  readonly isWriting: boolean;
  readonly isLinking: boolean;
  readonly setIsLinking: (isLinking: boolean) => void;
  readonly mark: (mark: WordMark) => void;
}

/** Lets somebody write in the page as it is in sight, and shows there what anybody else writes. */
export function usePageWriting({ isOn, shown, live, onWrite, onEnter }: Setup): PageWriting {
  const [isInside, setIsInside] = useState(false);
  const [isLinking, setIsLinking] = useState(false);
  const page = useRef<WrittenPage | null>(null);
  const leaving = useRef(0);

  const write = useEffectEvent(onWrite);
  const enter = useEffectEvent((at: WrittenPlace, isWritten: boolean) => {
    window.clearTimeout(leaving.current);
    if (isWritten) setIsInside(true);
    onEnter(at, isWritten);
  });
  const leave = useEffectEvent(() => {
    leaving.current = window.setTimeout(() => setIsInside(false), LEFT_MS);
  });
  const open = useEffectEvent(() => {
    const inside = shown?.frame.contentDocument;
    if (!inside || shown === null) return null;
    const writer = {
      // As React does for its own fields: an answer that comes before it is drawn would find the form without this letter.
      onWrite: (words: PageWords) => flushSync(() => write(words)),
      onEnter: (...told: Parameters<Setup["onEnter"]>) => enter(...told),
      onLeave: () => leave(),
      onLink: () => setIsLinking(true),
    };
    const opened = writeInPage(inside, shown.story, writer);
    opened.show(live);
    return opened;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another one to write in
  useEffect(() => {
    if (!isOn) return;
    const opened = open();
    page.current = opened;
    return () => {
      opened?.end();
      page.current = null;
      setIsInside(false);
    };
  }, [isOn, shown?.frame]);
  // Before the next letter: what is shown later may be older than it.
  const { title, config } = live;
  useLayoutEffect(() => page.current?.show({ title, config }), [title, config]);
  return {
    isWriting: isInside,
    isLinking,
    setIsLinking,
    mark: (mark) => page.current?.mark(mark),
  };
}

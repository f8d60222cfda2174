import { useHistory, useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import type { RecordWords } from "@nv/contracts/schemas";
import { fold } from "@nv/spanish";
import { EventsContext, useEventConnection } from "@nv/web";
import { addressOf, type Query, type QueryValue, readQuery } from "@nv/web/address";
import type { ReactNode } from "react";
import { KeptFocus } from "../frame/arrival/KeptFocus";
import { replaceAddress } from "../frame/arrival/replace-address";
import type { WorkbenchHead } from "../frame/workbench/BenchName";
import { ToolFrame } from "../frame/workbench/ToolFrame";
import { Workbench } from "../frame/workbench/Workbench";
import { sentencesOf } from "./core/record-sentences";
import { RecordHeadContext } from "./record-head";
import "./screens.css";

/** Ways from one screen of a tool to another. */
export interface RecordWays {
  /** Query of the address. */
  readonly asked: Query;
  /** Opens the one that has an id, or has just got it. */
  readonly onOpen: (id: string) => void;
  readonly onNew: () => void;
  /** Gives the screen the address of what was just begun on it, without leaving it. */
  readonly onBegun: (id: string) => void;
}

interface Props {
  readonly kind: { readonly words: RecordWords };
  /** Noun of those that this tool shows, where they are some of the kind alone. */
  readonly words?: RecordWords;
  /** Block of its styles. */
  readonly className: string;
  /** Screens of the tool. */
  readonly parts: {
    /** List, with a frame of its own. */
    readonly List: (ways: RecordWays) => ReactNode;
    /** Controls of the frame around. Left out where a new one begins in the list. */
    readonly New?: (ways: RecordWays) => ReactNode;
    /** Screen of one that is not begun, with a frame of its own: its first change begins it. In place of `New`. */
    readonly Begin?: (ways: RecordWays) => ReactNode;
    /** Screen of one, with a frame of its own: see {@link RecordHeadContext}. */
    readonly Screen: (id: string) => ReactNode;
  };
}

/** Tool of a kind of record: the list of them, a new one, and each of them. Each screen has an address, by the noun of the kind. */
export function RecordTool({ kind, words = kind.words, className, parts }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const events = useEventConnection();
  const history = useHistory();
  const { pathname, search } = useLocation();
  const { gender } = kind.words;
  const one = fold(kind.words.one);
  const fresh = gender === "feminine" ? "nueva" : "nuevo";
  const asked = readQuery(search);
  const id = asked.text(one);
  const isNew = (parts.New ?? parts.Begin) !== undefined && asked.has(fresh);
  const show = (query: Readonly<Record<string, QueryValue>>) => history.push(addressOf(pathname, query));
  const ways: RecordWays = {
    asked,
    onOpen: (opened) => show({ [one]: opened }),
    onNew: () => show({ [fresh]: true }),
    onBegun: (begun) => replaceAddress(addressOf(pathname, { [one]: begun })),
  };
  const { back, fresh: freshName, preparing, single } = sentencesOf(words);
  const trail = { label: back, to: pathname };
  // What there is, and what somebody left half written, is known in a browser alone.
  if (!isBrowser) return <ToolFrame>{preparing}</ToolFrame>;
  return (
    <EventsContext value={events}>
      <KeptFocus screenName={isNew ? fresh : id} className={className}>
        {isNew && parts.Begin !== undefined && (
          <RecordHeadContext value={{ name: freshName, back: trail } satisfies WorkbenchHead}>
            {parts.Begin(ways)}
          </RecordHeadContext>
        )}
        {isNew && parts.New !== undefined && (
          <Workbench
            head={{ name: freshName, back: trail }}
            state="Sin guardar todavía: lo que escribes se queda en esta pestaña"
          >
            {parts.New(ways)}
          </Workbench>
        )}
        {!isNew && id !== "" && (
          <RecordHeadContext value={{ name: single, back: trail } satisfies WorkbenchHead}>
            {parts.Screen(id)}
          </RecordHeadContext>
        )}
        {!isNew && id === "" && parts.List(ways)}
      </KeptFocus>
    </EventsContext>
  );
}

import useIsBrowser from "@docusaurus/useIsBrowser";
import { OnStage, useKept } from "@nv/web";
import { type ReactNode, useEffect, useState } from "react";
import { dotMapCaption, OWN_NOUNS } from "./core/dot-caption";
import { type DotDraft, NEW_DOT_DRAFT, readDotDraft } from "./core/dot-draft";
import { DOT_LAYERS } from "./core/dot-layers";
import { DotColours } from "./DotColours";
import { DotData } from "./DotData";
import { DotDownloads } from "./DotDownloads";
import { DotOptions } from "./DotOptions";
import { DotStage } from "./DotStage";
import { coloursIn, houseColour } from "./dot-colours";
import { LostCodes } from "./LostCodes";
import { useDotMap } from "./use-dot-map";
import { PAUSE_MS, useDotWish } from "./use-dot-wish";
import "../tool.css";
import "./dot-map.css";

/** Colours of the downloaded map, which is for a light page. */
const PAPER = { land: "#f4f1ea", line: "#b8b1a3" } as const;

/** A map of dots from a table: one dot for so many, put at chance in its area. */
export function DotMapTool(): ReactNode {
  // What somebody left half written is known in a browser alone.
  return useIsBrowser() ? <DotMapForm /> : <p>Preparando…</p>;
}

function DotMapForm(): ReactNode {
  const { value: kept, keep } = useKept("nv.dot-map", readDotDraft);
  const draft = kept ?? NEW_DOT_DRAFT;
  const [fileName, setFileName] = useState("");
  /** Codes without an area, which somebody knows of. */
  const [confirmed, setConfirmed] = useState("");
  const map = useDotMap();
  const change = (part: Partial<DotDraft>) => keep({ ...draft, ...part });
  const { table, importTable, placed } = map;
  const isExample = draft.text === NEW_DOT_DRAFT.text && fileName === "";

  useEffect(() => {
    if (fileName !== "") return;
    const timer = window.setTimeout(() => importTable(new TextEncoder().encode(draft.text)), isExample ? 0 : PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [draft.text, fileName, isExample, importTable]);

  const { choices, ownKey, isWaiting } = useDotWish(map, draft);
  const categories = placed?.categories ?? [];
  const coloursFor = (theme: "light" | "dark") => coloursIn(theme, categories, draft.colours);
  const within = DOT_LAYERS[placed?.layer ?? "municipalities"].within;
  const caption = placed === null ? "" : dotMapCaption({ ...placed, nouns: [draft.one, draft.many], within });
  const lost = placed?.lost.codes ?? [];
  const isConfirmed = lost.length === 0 || confirmed === lost.join(" ");
  const savedLook = { ...PAPER, widthPx: 1200, ratio: 2, colours: coloursFor("light") };

  return (
    <div className="nv-tool nv-stack nv-dot-map">
      <OnStage>
        <DotStage map={map} caption={caption} isExample={isExample} coloursFor={coloursFor} />
        {placed !== null && (
          <DotColours
            categories={placed.categories}
            colours={placed.categories.map(({ name }, at) => draft.colours[name] ?? houseColour(at).light)}
            onChange={(name, colour) => change({ colours: { ...draft.colours, [name]: colour } })}
          />
        )}
        <LostCodes
          codes={lost}
          isConfirmed={isConfirmed}
          onConfirm={(isOn) => setConfirmed(isOn ? lost.join(" ") : "")}
        />
        {placed !== null && (
          <DotDownloads map={map} words={{ caption, look: savedLook }} isHeld={!isConfirmed || isWaiting} />
        )}
      </OnStage>
      <DotData
        map={map}
        draft={draft}
        choices={choices}
        fileName={fileName}
        onChange={change}
        onText={(text) => {
          setFileName("");
          change({ text, choices: null, ...(isExample ? OWN_NOUNS : {}) });
        }}
        onFile={(name, bytes) => {
          setFileName(name);
          change({ choices: null, ...(isExample ? OWN_NOUNS : {}) });
          importTable(bytes);
        }}
        onExample={() => {
          setFileName("");
          keep(null);
        }}
        isExample={isExample}
      />
      {table !== null && <DotOptions map={map} draft={draft} choices={choices} ownKey={ownKey} onChange={change} />}
    </div>
  );
}

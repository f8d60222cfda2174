import useIsBrowser from "@docusaurus/useIsBrowser";
import { formatCount } from "@nv/spanish";
import { CATEGORICAL, Notice, Toggle } from "@nv/ui";
import { OnStage, useKept } from "@nv/web";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { readSeed } from "./core/dot-amount";
import { dotMapCaption, OWN_NOUNS } from "./core/dot-caption";
import { type DotDraft, NEW_DOT_DRAFT, readDotDraft } from "./core/dot-draft";
import { DOT_LAYERS } from "./core/dot-layers";
import type { DotChoices } from "./core/dot-table";
import { DotColours } from "./DotColours";
import { DotData } from "./DotData";
import { DotDownloads } from "./DotDownloads";
import { DotOptions } from "./DotOptions";
import { DotStage } from "./DotStage";
import type { DotWish } from "./dot-messages";
import { useDotMap } from "./use-dot-map";
import "../tool.css";
import "./dot-map.css";

/** Time that a person is left typing before the work begins, milliseconds. */
const PAUSE_MS = 350;
const COLOUR = /^#[0-9a-f]{6}$/i;
/** Colours of the downloaded map, which is for a light page. */
const PAPER = { land: "#f4f1ea", line: "#b8b1a3" } as const;

/** A map of dots from a table: one dot for so many, put at chance in its area. */
export function DotMapTool(): ReactNode {
  // What somebody left half written is known in a browser alone.
  return useIsBrowser() ? <DotMapForm /> : <p>Preparando…</p>;
}

/** The choices that were made, as long as the table still has those columns. */
function validChoices(kept: DotChoices | null, columns: number): DotChoices | null {
  if (kept === null) return null;
  const all = [kept.codeColumn, kept.categoryColumn, ...kept.valueColumns];
  return all.every((column) => column < columns) ? kept : null;
}

function DotMapForm(): ReactNode {
  const { value: kept, keep } = useKept("nv.dot-map", readDotDraft);
  const draft = kept ?? NEW_DOT_DRAFT;
  const [fileName, setFileName] = useState("");
  /** Codes without an area, which somebody knows of. */
  const [confirmed, setConfirmed] = useState("");
  const map = useDotMap();
  const change = (part: Partial<DotDraft>) => keep({ ...draft, ...part });
  const { table, importTable, place, placed } = map;
  const isExample = draft.text === NEW_DOT_DRAFT.text && fileName === "";

  useEffect(() => {
    if (fileName !== "") return;
    const timer = window.setTimeout(() => importTable(new TextEncoder().encode(draft.text)), isExample ? 0 : PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [draft.text, fileName, isExample, importTable]);

  const seed = readSeed(draft.seedText);
  const choices = validChoices(draft.choices, table?.columns.length ?? 0) ?? table?.suggested ?? null;
  const isReady = choices !== null && choices.valueColumns.length > 0 && seed !== null;
  const ownKey = map.own.keys.includes(draft.ownKey) ? draft.ownKey : (map.own.keys[0] ?? "");
  const wish: DotWish | null =
    isReady && (choices.layer !== "own" || ownKey !== "")
      ? { choices, padsZeros: draft.padsZeros, way: draft.way, amountText: draft.amountText, seed, ownKey }
      : null;
  // What is wished for, as one text: the same asked again is no work. Another table, other areas and another mask are.
  const wished = wish === null ? "" : JSON.stringify(wish);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same wish again is the same work
  const work = useMemo(() => wish && { wish }, [wished, table, map.own, map.mask]);
  const [ordered, setOrdered] = useState<typeof work>(null);
  useEffect(() => {
    if (work === null) return;
    const order = () => {
      setOrdered(work);
      place(work.wish);
    };
    const timer = window.setTimeout(order, PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [work, place]);

  const houseColour = (at: number) => CATEGORICAL[at % CATEGORICAL.length] ?? CATEGORICAL[0];
  const coloursFor = (mode: "light" | "dark") =>
    (placed?.categories ?? []).map(({ name }, at) => {
      const own = draft.colours[name] ?? "";
      // While one is being written, the house's stands.
      return COLOUR.test(own) ? own : houseColour(at)[mode];
    });
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
        {lost.length > 0 && (
          <Notice tone="wrong">
            <p>
              {`De la tabla ${lost.length === 1 ? "falta" : "faltan"} ${formatCount(lost.length, "código", "códigos")} sin polígono: lo suyo no está en el mapa, y el pie lo dice.`}
            </p>
            <Toggle
              label="Descargar aunque falte"
              isOn={isConfirmed}
              onChange={(isOn) => setConfirmed(isOn ? lost.join(" ") : "")}
            />
          </Notice>
        )}
        {placed !== null && (
          <DotDownloads
            map={map}
            words={{ caption, look: savedLook }}
            isHeld={!isConfirmed || (work !== null && work !== ordered)}
          />
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

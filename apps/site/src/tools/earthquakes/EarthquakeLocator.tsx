import useIsBrowser from "@docusaurus/useIsBrowser";
import type { Earthquake, EarthquakeRevision } from "@nv/contracts/schemas";
import { isNearSpain } from "@nv/geography";
import { SegmentedControl, SelectField, Toggle } from "@nv/ui";
import { EventsContext, FailureNotice, loadable, OnStage, useEvent, useEventConnection, useRemote } from "@nv/web";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { HouseStyleProvider } from "../../maps/HouseStyleProvider";
import { firstMagnitude, isSameQuake, type Quake, toQuake } from "./core/quake";
import { revisionsBetween, revisionWords } from "./core/revisions";
import { EARTHQUAKE_TOPIC, earthquakesCalls } from "./earthquakes-calls";
import { FeedNotices } from "./FeedNotices";
import { QuakeList } from "./QuakeList";
import { QuakeWork } from "./QuakeWork";
import { RevisedPieces } from "./RevisedPieces";
import "../tool.css";
import "./earthquakes.css";

/** Each comes when somebody looks for an earthquake that way. */
const COMING = <p role="status">Preparando el formulario…</p>;
const ArchiveForm = loadable(async () => (await import("./ArchiveForm")).ArchiveForm, COMING);
const ManualForm = loadable(async () => (await import("./ManualForm")).ManualForm, COMING);

const WAYS = [
  { value: "list", label: "Los últimos diez días" },
  { value: "archive", label: "De otro día" },
  { value: "manual", label: "A mano" },
] as const;
type Way = (typeof WAYS)[number]["value"];

const SIZES = [
  { value: "-9", label: "Cualquiera" },
  { value: "3", label: "3,0 o más" },
  { value: "4.5", label: "4,5 o más" },
] as const;
type Size = (typeof SIZES)[number]["value"];

/** Interval at which the list is asked for while somebody sees it, milliseconds. */
const EVERY_MS = 60_000;

/** The present, again with each answer. */
const useNow = (key: unknown) => {
  const now = useRef({ key, ms: Date.now() });
  if (now.current.key !== key) now.current = { key, ms: Date.now() };
  return now.current.ms;
};

/** Corrections seen while the page is open, the last one first. */
function useRevisions(earthquakes: readonly Earthquake[] | null): readonly EarthquakeRevision[] {
  const before = useRef<readonly Earthquake[]>([]);
  const [seen, setSeen] = useState<readonly EarthquakeRevision[]>([]);
  useEffect(() => {
    if (earthquakes === null) return;
    const fresh = revisionsBetween(before.current, earthquakes, Date.now());
    before.current = earthquakes;
    if (fresh.length > 0) setSeen((known) => [...fresh, ...known]);
  }, [earthquakes]);
  return seen;
}

/** Earthquake that is worked with, as it was chosen; what is shown is as agencies say it now. */
interface Chosen {
  readonly quake: Quake;
  readonly all: readonly Quake[] | null;
}

function EarthquakeDesk(): ReactNode {
  const remote = useRemote("earthquakes", (signal) => earthquakesCalls.list(signal));
  const { body, failure, reload } = remote;
  const nowMs = useNow(body);
  const revisions = useRevisions(body?.earthquakes ?? null);
  const [way, setWay] = useState<Way | null>(null);
  const [size, setSize] = useState<Size>("-9");
  const [isNear, setIsNear] = useState(false);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  useEvent(EARTHQUAKE_TOPIC, reload);
  useEffect(() => {
    const timer = window.setInterval(() => {
      if (document.visibilityState === "visible") reload();
    }, EVERY_MS);
    return () => window.clearInterval(timer);
  }, [reload]);

  const isOff = body?.feeds.every(({ state }) => state === "off") ?? false;
  const shown = way ?? (isOff ? "manual" : "list");
  const quakes = (body?.earthquakes ?? []).map(toQuake);
  const least = Number(size);
  const listed = quakes.filter(
    (quake) => (firstMagnitude(quake)?.value ?? least) >= least && (!isNear || isNearSpain(quake)),
  );
  const all = chosen?.all ?? quakes;
  const quake = chosen === null ? null : (all.find((one) => isSameQuake(one, chosen.quake)) ?? chosen.quake);

  return (
    <div className="nv-tool nv-stack nv-quakes">
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {body !== null && <FeedNotices feeds={body.feeds} />}
      {body !== null && <RevisedPieces pieces={body.revised} onReviewed={reload} />}
      <ul
        className="nv-quakes__revisions nv-plain nv-said"
        aria-live="polite"
        aria-label="Lo que las agencias han corregido"
      >
        {revisions.map((revision) => (
          <li key={`${revision.source} ${revision.reportId} ${revision.seenAtMs}`}>{revisionWords(revision)}</li>
        ))}
      </ul>
      <SegmentedControl legend="Qué terremoto" segments={WAYS} value={shown} onChange={setWay} />
      {shown === "list" && (
        <>
          <div className="nv-tool__fields">
            <SelectField label="Magnitud" value={size} options={SIZES} onChange={setSize} />
            <Toggle label="Solo España y su entorno" isOn={isNear} onChange={setIsNear} />
          </div>
          <p className="nv-quiet nv-flush">El lugar, por lo que escribe la agencia. Horas de la Península.</p>
          {body === null && failure === null && <p className="nv-quiet nv-flush">Preguntando a las agencias…</p>}
          {body !== null && listed.length === 0 && (
            <p className="nv-quiet nv-flush">
              {isOff
                ? "Sin agencias no hay lista: escribe el terremoto a mano."
                : "Ninguno así en diez días. Cambia la magnitud o la zona, o pide otro día."}
            </p>
          )}
          <QuakeList
            label="Últimos terremotos"
            quakes={listed}
            chosen={quake?.id ?? ""}
            nowMs={nowMs}
            onChoose={(one) => setChosen({ quake: one, all: null })}
          />
        </>
      )}
      {shown === "archive" && (
        <ArchiveForm
          nowMs={nowMs}
          chosen={quake?.id ?? ""}
          onChoose={(one, found) => setChosen({ quake: one, all: found })}
        />
      )}
      {shown === "manual" && (
        <ManualForm nowMs={nowMs} onRead={(one) => setChosen({ quake: one, all: [...quakes, one] })} />
      )}
      {chosen !== null && quake !== null && (
        <OnStage>
          <QuakeWork key={chosen.quake.id} quake={quake} all={all} nowMs={nowMs} />
        </OnStage>
      )}
    </div>
  );
}

/** From what the agencies say of an earthquake to its locator, its text and its table. */
export function EarthquakeLocator(): ReactNode {
  const isBrowser = useIsBrowser();
  const events = useEventConnection();
  // The page is built without anybody to ask.
  if (!isBrowser) return <p>Preparando la lista…</p>;
  return (
    <EventsContext value={events}>
      <HouseStyleProvider>
        <EarthquakeDesk />
      </HouseStyleProvider>
    </EventsContext>
  );
}

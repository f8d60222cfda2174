import Link from "@docusaurus/Link";
import type { GraphicDetail, NearTowns } from "@nv/contracts/schemas";
import { HouseStyleContext } from "@nv/graphic-types/fields";
import { formatNumber, NO_BREAK_SPACE } from "@nv/spanish";
import { Button, CopyButton, FactList, Notice, SelectField, TextArea } from "@nv/ui";
import { boundText, FailureNotice, useAttempt, useRemote } from "@nv/web";
import { type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { graphicsCalls } from "../../pieces/api/graphics-calls";
import { emptyDraft, fieldsOf, type GraphicDraft } from "../../pieces/core/graphic-draft";
import { writeAddress } from "../../pieces/core/registry-address";
import { DraftPreview } from "../../pieces/form/DraftPreview";
import { largerLater, laterQuakes } from "./core/aftershocks";
import { allClocks } from "./core/local-time";
import { locatorDraft } from "./core/locator-draft";
import { townChoice } from "./core/near-words";
import { disagreement, formatMagnitude, magnitudesLine, type Quake } from "./core/quake";
import { draftSentences } from "./core/sentence";
import { earthquakesCalls } from "./earthquakes-calls";
import { LaterPart } from "./LaterPart";

/** Within which others count as of the same area, kilometres: that of the last circle. */
const LATER_KM = 50;

const RADII = [
  { value: "60", label: "La comarca (60 km)" },
  { value: "150", label: "La región (150 km)" },
  { value: "500", label: "El país (500 km)" },
] as const;
type Radius = (typeof RADII)[number]["value"];

const NO_TOWN = "";

const NOWHERE: NearTowns = { towns: [], term: null, zone: "" };

interface Props {
  readonly quake: Quake;
  /** Among which those that came later are looked for. */
  readonly all: readonly Quake[];
  readonly nowMs: number;
}

function Facts({ quake, zone }: { readonly quake: Quake; readonly zone: string }): ReactNode {
  const { atMs, depth, place, lat, lon, felt } = quake;
  const coordinate = (value: number) => formatNumber(value, { decimals: 3 });
  const felts = felt === null ? "Ninguna agencia lo dice" : `${formatNumber(felt.people)} avisos al ${felt.agency}`;
  return (
    <FactList
      className="nv-quakes__facts"
      facts={[
        { name: "Magnitud", value: magnitudesLine(quake) },
        { name: "Hora", value: allClocks(atMs, zone) },
        {
          name: "Profundidad",
          value: depth === null ? "No la dicen" : `${formatNumber(depth.km)} km (${depth.agency})`,
        },
        { name: "Epicentro", value: `${coordinate(lat)}; ${coordinate(lon)}${place === "" ? "" : `, ${place}`}` },
        { name: "Sentido", value: felts },
      ]}
    />
  );
}

/** Keeps the graphic, and has it watched where agencies tell of the earthquake. */
async function make(draft: GraphicDraft, { reports }: Quake): Promise<GraphicDetail> {
  const graphic = await graphicsCalls.register(fieldsOf(draft));
  if (reports.length > 0) await earthquakesCalls.watch({ graphicId: graphic.id, reports: [...reports] });
  return graphic;
}

interface MakeProps {
  readonly draft: GraphicDraft;
  /** Whether everything that the draft says has come. */
  readonly isReady: boolean;
  readonly quake: Quake;
}

/** One press from what the agencies say to a draft of the registry. */
function MakeLocator({ draft, isReady, quake }: MakeProps): ReactNode {
  const [made, setMade] = useState<GraphicDetail | null>(null);
  const { isBusy: isMaking, failure, attempt } = useAttempt();

  function handleMake() {
    return attempt(async () => {
      setMade(await make(draft, quake));
    });
  }

  return (
    <>
      <div className="nv-tool__actions">
        <Button rank="main" disabled={isMaking || !isReady} onClick={() => void handleMake()}>
          {isMaking ? "Haciendo el localizador…" : "Hacer el localizador"}
        </Button>
      </div>
      {failure !== null && <FailureNotice error={failure} comfort="Lo que has elegido sigue aquí." />}
      {made !== null && (
        <Notice tone="done">
          <p>
            Borrador guardado: <Link to={writeAddress({ part: "graphic", id: made.id })}>{made.title}</Link>.{" "}
            <Link to={writeAddress({ part: "edit", id: made.id })}>Seguir en el editor</Link>
          </p>
        </Notice>
      )}
    </>
  );
}

/** Products of an earthquake: a map, a text, a table. */
export function QuakeWork({ quake, all, nowMs }: Props): ReactNode {
  const { lon, lat } = quake;
  const near = useRemote(`towns:${lon},${lat}`, (signal) => earthquakesCalls.towns({ lon, lat }, signal));
  const { towns, term, zone }: NearTowns = near.body ?? NOWHERE;
  const [agency, setAgency] = useState("");
  const [code, setCode] = useState<string | null>(null);
  const [radius, setRadius] = useState<Radius>("60");
  const [edited, setEdited] = useState<string | null>(null);
  const house = useContext(HouseStyleContext);
  const colours = house?.state === "chosen" ? house.colours : null;
  const head = useRef<HTMLHeadingElement>(null);
  // Whoever chose one with the keyboard goes on where its work begins.
  useEffect(() => head.current?.focus(), []);

  const chosen = quake.magnitudes.find((one) => one.agency === agency) ?? quake.magnitudes[0] ?? null;
  const town = code === NO_TOWN ? null : (towns.find((one) => one.code === code) ?? towns[0] ?? null);
  const radiusKm = Number(radius);
  const later = laterQuakes(quake, all, LATER_KM);
  const parts = { quake, chosen, town, term, radiusKm, colours };
  const { config, ...words } = locatorDraft(parts);
  const draft: GraphicDraft = { ...emptyDraft(config), ...words };
  const isReady = house?.state !== "coming" && (near.body !== null || near.failure !== null);
  const sentence = draftSentences({ quake, chosen, town, term, zone, later, radiusKm: LATER_KM, nowMs });
  const warnings = [disagreement(quake), largerLater(quake, later)].filter((warning) => warning !== "");

  return (
    <section className="nv-tool nv-stack nv-quakes__work" aria-label="El terremoto elegido">
      <h2 ref={head} tabIndex={-1} className="nv-quakes__title">
        {/* A figure is not torn from what it counts. */}
        {words.title.replace("magnitud ", `magnitud${NO_BREAK_SPACE}`)}
      </h2>
      <Facts quake={quake} zone={zone} />
      {warnings.map((warning) => (
        <Notice key={warning} tone="plain">
          <p>{warning}</p>
        </Notice>
      ))}
      <div className="nv-tool__fields">
        {quake.magnitudes.length > 1 && (
          <SelectField
            label="Magnitud que se publica"
            value={chosen?.agency ?? ""}
            options={quake.magnitudes.map((one) => ({
              value: one.agency,
              label: `${formatMagnitude(one.value)}, según ${one.agency}`,
            }))}
            onChange={setAgency}
          />
        )}
        {towns.length > 0 && (
          <SelectField
            label="Población que lo sitúa"
            hint="Distancia a donde está el pueblo, no a su término"
            value={town?.code ?? NO_TOWN}
            options={[
              ...towns.map((one) => ({ value: one.code, label: townChoice(one) })),
              { value: NO_TOWN, label: "Ninguno" },
            ]}
            onChange={setCode}
          />
        )}
        <SelectField label="El mapa enseña" value={radius} options={RADII} onChange={setRadius} />
      </div>
      {near.failure !== null && <FailureNotice error={near.failure} onRetry={near.reload} />}
      <DraftPreview draft={draft} base={draft} onProblems={() => undefined} />
      <MakeLocator draft={draft} isReady={isReady} quake={quake} />
      <h3>Para el texto</h3>
      <TextArea
        label="Borrador de la frase"
        hint="Solo dice lo que dicen las agencias, y de quién es cada dato."
        rows={9}
        {...boundText(edited ?? sentence, setEdited)}
      />
      <div className="nv-tool__actions">
        <CopyButton text={edited ?? sentence} what="la frase" />
        {edited !== null && <Button onClick={() => setEdited(null)}>Volver al borrador</Button>}
      </div>
      <h3>Después, a menos de {LATER_KM} km</h3>
      <LaterPart main={quake} later={later} />
    </section>
  );
}

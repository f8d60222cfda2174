import { useHistory, useLocation } from "@docusaurus/router";
import { SECTION_LIMITS } from "@nv/contracts";
import type { SectionsState } from "@nv/contracts/schemas";
import { formatNumber } from "@nv/spanish";
import { Button, Notice, SegmentedControl, SelectField } from "@nv/ui";
import { FailureNotice, OnStage, useRemote } from "@nv/web";
import { addressOf, type Query, readQuery } from "@nv/web/address";
import { type ReactNode, useState } from "react";
import { KeptFocus } from "../../frame/arrival/KeptFocus";
import { BrowserTool } from "../../frame/workbench/BrowserTool";
import { ToolFrame } from "../../frame/workbench/ToolFrame";
import { Workbench } from "../../frame/workbench/Workbench";
import { CodePanel } from "./CodePanel";
import { CrossPanel } from "./CrossPanel";
import { EXAMPLE } from "./core/example";
import { ImportYear } from "./ImportYear";
import { ListPanel } from "./ListPanel";
import { PlacePanel } from "./PlacePanel";
import { SectionCard, SectionFacts } from "./SectionCard";
import { sectionsCalls } from "./sections-calls";
import { TownSections } from "./TownSections";
import { ZonePanel } from "./ZonePanel";
import "./census-sections.css";

const WAYS = [
  { value: "lugar", label: "Dirección o punto" },
  { value: "codigo", label: "Código" },
  { value: "lista", label: "Lista" },
  { value: "zona", label: "Zona" },
  { value: "anos", label: "Dos años" },
] as const;
type Way = (typeof WAYS)[number]["value"];
const WAY_NAMES = WAYS.map(({ value }) => value);

/** State of the tool, as its address says. */
interface SectionsAddress {
  readonly year: number | null;
  readonly way: Way;
  readonly section: string;
  readonly town: string;
}

function placeOf(asked: Query): SectionsAddress {
  const year = Number(asked.text("de"));
  return {
    year: Number.isInteger(year) && year >= SECTION_LIMITS.firstYear ? year : null,
    way: asked.oneOf(WAY_NAMES, "por") ?? "lugar",
    section: asked.text("seccion"),
    town: asked.text("municipio"),
  };
}

/** Finds sections of the census: by address, point, code, list or area, in the map of a year. */
export function SectionsTool(): ReactNode {
  return (
    <BrowserTool>
      <OpenTool />
    </BrowserTool>
  );
}

function OpenTool(): ReactNode {
  const history = useHistory();
  const { pathname, search } = useLocation();
  const place = placeOf(readQuery(search));
  const { body, failure, reload } = useRemote("sections", (signal) => sectionsCalls.state(signal));
  const address = (part: Partial<SectionsAddress>) => {
    const next = { ...place, ...part };
    return addressOf(pathname, {
      ...{ de: next.year, por: next.way === "lugar" ? null : next.way },
      ...{ seccion: next.section || null, municipio: next.town || null },
    });
  };
  if (body === null)
    return (
      <ToolFrame>
        {failure === null ? (
          <p role="status">Mirando qué años hay…</p>
        ) : (
          <FailureNotice error={failure} onRetry={reload} />
        )}
      </ToolFrame>
    );
  return (
    <KeptFocus screenName={`${place.way} ${place.section} ${place.town}`} className="nv-sections">
      <Workbench>
        <WithYears
          state={body}
          place={place}
          onShow={(part) => history.push(address(part))}
          onYear={(year) => history.replace(address({ year }))}
          onLoaded={reload}
        />
      </Workbench>
    </KeptFocus>
  );
}

interface YearsProps {
  readonly state: SectionsState;
  readonly place: SectionsAddress;
  readonly onShow: (part: Partial<SectionsAddress>) => void;
  /** Another year: the same place of the page, which no «back» leads away from. */
  readonly onYear: (year: number) => void;
  readonly onLoaded: () => void;
}

/** Years that can be chosen: those that are there, and all others up to this one. */
function yearOptions({ years }: SectionsState) {
  const loaded = new Set(years.map(({ year }) => year));
  const last = Math.max(new Date().getFullYear(), ...loaded);
  return Array.from({ length: last - SECTION_LIMITS.firstYear + 1 }, (_, at) => {
    const year = last - at;
    return { value: String(year), label: loaded.has(year) ? String(year) : `${year} (sin cargar)` };
  });
}

function WithYears({ state, place, onShow, onYear, onLoaded }: YearsProps): ReactNode {
  const [latest] = state.years;
  const year = place.year ?? latest?.year ?? new Date().getFullYear();
  const isLoaded = state.years.some((one) => one.year === year);
  const [isImporting, setIsImporting] = useState(false);
  const [loaded, setLoaded] = useState("");
  const open = (section: string) => onShow({ year, section, town: "" });
  return (
    <>
      <div className="nv-sections__year nv-stack-3">
        <SelectField
          label="Seccionado de"
          hint="A 1 de enero. Usa el del año de tus datos: cada año cambian."
          value={String(year)}
          options={yearOptions(state)}
          onChange={(chosen) => {
            setIsImporting(false);
            setLoaded("");
            onYear(Number(chosen));
          }}
        />
        {isLoaded && !isImporting && <Button onClick={() => setIsImporting(true)}>Cargarlo otra vez…</Button>}
      </div>
      {!isLoaded && !isImporting && (
        <Notice tone="plain">
          <p>No está cargado el seccionado de {year}.</p>
          <Button onClick={() => setIsImporting(true)}>Importar</Button>
        </Notice>
      )}
      {isImporting && (
        <ImportYear
          key={year}
          year={year}
          hasOffice={state.ine !== "off"}
          onLoaded={(sections) => {
            setIsImporting(false);
            setLoaded(`Cargado el seccionado de ${year}: ${formatNumber(sections, { decimals: 0 })} secciones.`);
            onYear(year);
            onLoaded();
          }}
        />
      )}
      {loaded !== "" && <Notice tone="done">{loaded}</Notice>}
      {state.years.length === 0 && (
        <OnStage>
          <section className="nv-sections__example nv-stack" aria-labelledby="seccion-ejemplo">
            <h2 id="seccion-ejemplo">Ejemplo inventado</h2>
            <p>Así se ve una sección. Peñamuestra no existe.</p>
            <SectionFacts detail={EXAMPLE} credit="Datos inventados." />
          </section>
        </OnStage>
      )}
      {isLoaded && (
        <>
          <SegmentedControl
            legend="Cómo buscar"
            segments={WAYS}
            value={place.way}
            onChange={(way) => onShow({ way, section: "", town: "" })}
          />
          <Panel state={state} place={place} year={year} onShow={onShow} onOpen={open} />
          <OnStage>
            {place.section !== "" && <SectionCard year={year} code={place.section} onOpen={open} />}
            {place.section === "" && place.town !== "" && <TownSections year={year} code={place.town} onOpen={open} />}
          </OnStage>
        </>
      )}
    </>
  );
}

interface PanelProps extends Pick<YearsProps, "state" | "place" | "onShow"> {
  readonly year: number;
  readonly onOpen: (code: string) => void;
}

function Panel({ state, place, year, onShow, onOpen }: PanelProps): ReactNode {
  const clear = () => place.section + place.town !== "" && onShow({ year, section: "", town: "" });
  switch (place.way) {
    case "codigo":
      return <CodePanel onFound={onOpen} onNothing={clear} />;
    case "lista":
      return <ListPanel key={year} year={year} onOpen={onOpen} />;
    case "zona":
      return <ZonePanel key={year} year={year} onOpen={onOpen} />;
    case "anos":
      return <CrossPanel years={state.years} />;
    default:
      return (
        <PlacePanel
          key={year}
          year={year}
          onFound={onOpen}
          onMunicipality={(town) => onShow({ year, section: "", town })}
          onNothing={clear}
        />
      );
  }
}

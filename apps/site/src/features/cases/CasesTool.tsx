import { useHistory, useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { CASE_STATES, type CaseState } from "@nv/contracts";
import { Button, SegmentedControl } from "@nv/ui";
import { addressOf, type QueryValue, readQuery } from "@nv/web/address";
import { type ReactNode, useState } from "react";
import { KeptFocus } from "../../frame/arrival/KeptFocus";
import { useListAddress } from "../../records/use-list-address";
import { CaseListPart } from "./CaseListPart";
import { CaseScreen } from "./CaseScreen";
import { CasesManual } from "./CasesManual";
import { casesCalls } from "./cases-calls";
import { BLANK_FORM } from "./core/case-form";
import { EventList } from "./EventList";
import { ImportPart } from "./ImportPart";
import { PublicationPart } from "./PublicationPart";
import { WriteCase } from "./WriteCase";
import "../../records/screens.css";
import "./cases.css";

const PARTS = [
  { value: "casos", label: "Casos" },
  { value: "traer", label: "Traer" },
  { value: "publicar", label: "Publicar" },
  { value: "registro", label: "Registro" },
] as const;
const PART_NAMES = PARTS.map(({ value }) => value);

const isState = (key: string): key is CaseState => Object.hasOwn(CASE_STATES, key);
const STATES = Object.keys(CASE_STATES).filter(isState);

/** `/update_abusos_iglesia`: the cases, from the first note to what readers have. */
export function CasesTool(): ReactNode {
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const { pathname, search } = useLocation();
  const asked = readQuery(search);
  const id = asked.text("caso");
  const isNew = asked.has("nuevo");
  const part = asked.oneOf(PART_NAMES, "parte") ?? "casos";
  const isBringing = !isNew && id === "" && part === "traer";
  // A table that is mended outlives a look at a case: no store of the browser keeps it.
  const [wasBringing, setWasBringing] = useState(isBringing);
  if (isBringing && !wasBringing) setWasBringing(true);
  const show = (query: Readonly<Record<string, QueryValue>>) => history.push(addressOf(pathname, query));
  const replace = useListAddress();
  return (
    <main className="nv-cases nv-screen nv-stack-6">
      <header>
        <h1 className="nv-title">Casos de abusos en la Iglesia</h1>
        <p>
          Lo que se sabe de cada caso, verificado por dos personas antes de que nadie lo lea. Solo lo ve el grupo de
          investigación.
        </p>
      </header>
      {!isBrowser && <p role="status">Preparando los casos…</p>}
      {isBrowser && (
        <KeptFocus screenName={isNew ? "nuevo" : id || part} className="nv-cases__screen">
          {isNew || id !== "" ? (
            <p>
              <Button onClick={() => show({})}>← Todos los casos</Button>
            </p>
          ) : (
            <SegmentedControl
              legend="Qué se hace"
              segments={PARTS}
              value={part}
              onChange={(parte) => show({ parte: parte === "casos" ? null : parte })}
            />
          )}
          {isNew && (
            <section aria-labelledby="caso-nuevo">
              <h2 id="caso-nuevo">Un caso nuevo</h2>
              <WriteCase
                name="new"
                saved={BLANK_FORM}
                order="Guardar el caso"
                save={casesCalls.enter}
                onSaved={({ id: caso }) => show({ caso })}
              />
            </section>
          )}
          {!isNew && id !== "" && <CaseScreen key={id} id={id} />}
          {!isNew && id === "" && part === "casos" && (
            <CaseListPart
              asked={{
                q: asked.text("buscar"),
                state: asked.oneOf(STATES, "estado"),
                province: asked.text("provincia"),
                after: asked.text("desde"),
              }}
              onAsk={({ q, state, province, after }) =>
                replace(addressOf(pathname, { buscar: q, estado: state, provincia: province, desde: after }))
              }
              onOpen={(caso) => show({ caso })}
              onNew={() => show({ nuevo: true })}
            />
          )}
          {wasBringing && (
            <div hidden={!isBringing}>
              <ImportPart />
            </div>
          )}
          {!isNew && id === "" && part === "publicar" && <PublicationPart onOpen={(caso) => show({ caso })} />}
          {!isNew && id === "" && part === "registro" && (
            <section aria-labelledby="casos-registro">
              <h2 id="casos-registro">Quién ha abierto datos personales</h2>
              <EventList
                name="cases-audit"
                ask={(after, signal) => casesCalls.audit({ after }, signal)}
                hasRefs
                none="Nadie ha abierto ninguno todavía."
              />
            </section>
          )}
        </KeptFocus>
      )}
      <CasesManual />
    </main>
  );
}

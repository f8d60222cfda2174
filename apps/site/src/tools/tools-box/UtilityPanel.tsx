import Link from "@docusaurus/Link";
import { Button } from "@nv/ui";
import { FailureNotice, OnStage, useKept, useRemote } from "@nv/web";
import { type ReactNode, useState } from "react";
import { fetchMunicipalities } from "../../maps/fetch-municipalities";
import { useToday } from "../../reading/review/use-today";
import { boxAddress } from "./core/catalogue/box-address";
import { type UTILITIES, type UtilityId, utilityOf } from "./core/catalogue/utilities";
import { examplesOf, type NamedCode, type Utility, type Values } from "./core/utility/utility";
import { givenValues } from "./core/values/given-values";
import { readValues } from "./core/values/kept-values";
import { loadUtility } from "./load-utility";
import { UtilityFields } from "./UtilityFields";
import { UtilityResults } from "./UtilityResults";
import { useOutcome } from "./use-outcome";

interface Props {
  readonly entry: (typeof UTILITIES)[number];
  /** A value that it opens with; empty for what was written before, or the example. */
  readonly written: string;
  readonly isFavourite: boolean;
  readonly onFavourite: () => void;
  /** Called when somebody goes on to another utility, which takes this one's place. */
  readonly onLeave: () => void;
}

/** A utility at work: its fields and what comes of them. */
export function UtilityPanel({
  entry: { id, name, says },
  written,
  isFavourite,
  onFavourite,
  onLeave,
}: Props): ReactNode {
  const { body: utility, failure, reload } = useRemote(`utility ${id}`, () => loadUtility(id));
  return (
    <section className="nv-box__panel nv-stack" aria-label={name}>
      <div className="nv-box__head">
        <div>
          <h2 className="nv-box__name">{name}</h2>
          <p className="nv-quiet nv-flush">{says}</p>
        </div>
        <button type="button" className="nv-box__star" aria-pressed={isFavourite} onClick={onFavourite}>
          <span aria-hidden="true">{isFavourite ? "★" : "☆"}</span>
          <span className="nv-visually-hidden">Favorita</span>
        </button>
      </div>
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {utility === null && failure === null && (
        <OnStage>
          <p className="nv-box__coming">Preparando…</p>
        </OnStage>
      )}
      {utility !== null && id === "ine" && <WithMunicipalities {...{ utility, id, written, onLeave }} />}
      {utility !== null && id !== "ine" && <UtilityWork {...{ utility, id, written, onLeave }} municipalities={null} />}
    </section>
  );
}

interface WorkProps {
  readonly utility: Utility;
  readonly id: UtilityId;
  readonly written: string;
  readonly onLeave: () => void;
}

/** Only one of them needs the names of eight thousand places. */
function WithMunicipalities(props: WorkProps): ReactNode {
  const { body, isLoading } = useRemote("municipalities", fetchMunicipalities);
  if (isLoading && body === null) return <p>Cargando los nombres de los municipios…</p>;
  return <UtilityWork {...props} municipalities={body} />;
}

function UtilityWork({
  utility,
  id,
  written,
  onLeave,
  municipalities,
}: WorkProps & { readonly municipalities: readonly NamedCode[] | null }): ReactNode {
  const today = useToday();
  const { value: kept, keep } = useKept(`nv.toolsbox.${id}`, readValues);
  const given = givenValues({ id, fields: utility.fields }, written, today);
  const [isGiven, setIsGiven] = useState(given !== undefined);
  const values: Values = { ...examplesOf(utility), ...(isGiven ? given : kept) };
  const { outcome, by } = useOutcome(utility, values, { today, municipalities });
  const fault = outcome?.kind === "refusal" ? outcome : { field: "", text: "" };
  const write = (next: Values | null) => {
    setIsGiven(false);
    keep(next);
  };
  const empty = Object.fromEntries(
    utility.fields.map(({ name, kind }) => [name, kind === "line" || kind === "lines" ? "" : (values[name] ?? "")]),
  );
  return (
    <>
      <UtilityFields
        fields={utility.fields}
        values={values}
        fault={fault}
        onChange={(name, value) => write({ ...values, [name]: value })}
      />
      <div className="nv-tool__actions">
        <Button onClick={() => write(empty)}>Vaciar</Button>
        <Button onClick={() => write(null)}>Poner el ejemplo</Button>
      </div>
      <OnStage>
        <section className="nv-stack" aria-label="Resultado">
          {by !== null && (
            <p className="nv-quiet nv-flush">
              Esto lo responde{" "}
              <Link to={boxAddress(by.id, by.written)} onClick={onLeave}>
                «{utilityOf(by.id)?.name}»
              </Link>
              :
            </p>
          )}
          {outcome?.kind === "answer" && <UtilityResults answer={outcome} />}
        </section>
      </OnStage>
    </>
  );
}

import type { FieldProblem } from "@nv/contracts/schemas";
import { bindConfig, type EditorProps } from "@nv/piece-parts/fields";
import { Field, SelectField } from "@nv/ui";
import { EmptyPlace, FailureNotice, OnStage } from "@nv/web";
import { type ReactNode, useId, useMemo } from "react";
import { type CardConfig, MOST, TEMPLATES } from "./config.ts";
import { drawCards } from "./draw/draw-card.ts";
import { problemsIn } from "./drawn-card.ts";
import { CaptionFields } from "./editor/CaptionFields.tsx";
import { CardPreviews } from "./editor/CardPreviews.tsx";
import { CountFields } from "./editor/CountFields.tsx";
import { choicesOf } from "./editor/choices.ts";
import { LookFields } from "./editor/LookFields.tsx";
import { NumberFields } from "./editor/NumberFields.tsx";
import { PictureFields, usePicture } from "./editor/PictureFields.tsx";
import { shownCard } from "./editor/shown-card.ts";
import { QuoteField, TextFields } from "./editor/TextFields.tsx";
import { useCitable, useCited, useFaces, useHouse } from "./editor/use-card-kit.ts";

/** Adds the problems of what is drawn to those that are known. */
function withDrawn(problems: EditorProps<CardConfig>["problems"], found: readonly FieldProblem[]) {
  return new Map([...problems, ...found.map(({ field, message }) => [`config.${field}`, message] as const)]);
}

/** The card as it is drawn here, and the editor's props with what is wrong with the drawing. */
function useCard(props: EditorProps<CardConfig>) {
  const { config } = props;
  const faces = useFaces();
  const house = useHouse().body ?? undefined;
  const cited = useCited(config);
  const shown = useMemo(() => shownCard(config, cited), [config, cited]);
  const found = useMemo(
    () => (faces.body === null ? [] : problemsIn(drawCards(shown.config, faces.body, { hasPicture: true, house }))),
    [shown, faces.body, house],
  );
  const refused = shown.field === "" ? [] : [{ field: shown.field, message: shown.message }];
  const own = { ...props, problems: withDrawn(props.problems, [...found, ...refused]) };
  return { faces, house, cited, shown: shown.config, own, picture: usePicture(config, cited) };
}

type Card = ReturnType<typeof useCard>;

const showsPicture = ({ template }: CardConfig) => template === "grafico" || template === "mapa";

/** The card in every size, while the letters are there. */
function CardView({ faces, house, shown, own, picture }: Card): ReactNode {
  const { config, labelOf, problems, onChange } = own;
  return (
    <div className="nv-card-fields__view">
      {faces.failure !== null && <FailureNotice error={faces.failure} onRetry={faces.reload} />}
      {faces.body === null && faces.failure === null && <EmptyPlace isNews>Cargando la tipografía…</EmptyPlace>}
      {faces.body !== null && (
        <CardPreviews
          config={shown}
          faces={faces.body}
          house={house}
          pictureSrc={showsPicture(config) ? picture.src : null}
          labelOf={labelOf}
          onRatios={(ratios) => onChange({ ...config, ratios })}
        />
      )}
      <p className="nv-field__error" role="status">
        {problems.get("config.ratios") ?? (config.ratios.length === 0 ? "Elige alguna proporción" : "")}
      </p>
    </div>
  );
}

/** The numbers that a card shows: one, or two that are compared. */
function Numbers({ own, shown, cited, listId }: Card & { readonly listId: string }): ReactNode {
  const { template, values } = own.config;
  if (template !== "dato" && template !== "comparacion") return null;
  return values.slice(0, template === "dato" ? 1 : MOST.values).map((value, at) => (
    <NumberFields
      // biome-ignore lint/suspicious/noArrayIndexKey: the two numbers have no name but their place
      key={at}
      {...own}
      {...{ at, value, listId, cited: cited.get(value.source) }}
      legend={template === "dato" ? "El número" : at === 0 ? "Primer número" : "Con qué se compara"}
      said={shown.values[at] ?? value}
      hasLabel={template === "comparacion"}
    />
  ));
}

/** Field of the source: given by what is cited, or written. */
function SourceField({ own, shown }: Card): ReactNode {
  const source = bindConfig(own).text("source");
  const isGiven = shown.source !== own.config.source;
  const hint = isGiven ? "La pone el origen del número o de la imagen" : "Se lee al pie, detrás de «Fuente:»";
  return <Field {...source} hint={hint} value={shown.source} readOnly={isGiven} />;
}

/** The editor of a card: the card itself in every size, and what is written on it. */
export function CardFields(props: EditorProps<CardConfig>): ReactNode {
  const listId = useId();
  const citable = useCitable();
  const card = useCard(props);
  const { own, cited, picture } = card;
  const f = bindConfig(own);
  return (
    <div className="nv-card-editor">
      <div className="nv-card-fields nv-stack-5">
        <OnStage>
          <CardView {...card} />
        </OnStage>
        <div className="nv-card-fields__texts">
          <SelectField {...f.value("template")} options={choicesOf("template", TEMPLATES)} />
          <datalist id={listId}>
            {citable.map(({ reference, title }) => (
              <option key={reference} value={reference}>
                {title}
              </option>
            ))}
          </datalist>
          <Numbers {...card} listId={listId} />
          {own.config.template === "cita" && <QuoteField {...own} />}
          {showsPicture(own.config) && <PictureFields {...own} {...{ cited, listId, widthPx: picture.widthPx }} />}
          <TextFields {...own} />
          <CountFields {...own} listId={listId} />
          <SourceField {...card} />
          <Field {...f.text("signature")} />
          <LookFields {...own} />
          <CaptionFields {...props} />
        </div>
      </div>
    </div>
  );
}

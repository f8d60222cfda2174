import type { FieldProblem } from "@nv/contracts/schemas";
import { fileIdIn, graphicSlugIn } from "@nv/piece-parts";
import { type EditorProps, FileField, fieldTexts, useChosenFile } from "@nv/piece-parts/fields";
import { ColorField, Field, RowsEditor, SelectField, TextArea } from "@nv/ui";
import { FailureNotice } from "@nv/web";
import { type ReactNode, useId, useMemo } from "react";
import { pictureOf } from "./card-picture.ts";
import { type CardConfig, ENCODINGS, MOST, TEMPLATES, THEMES } from "./config.ts";
import { drawCards } from "./draw/draw-card.ts";
import { problemsIn } from "./drawn-card.ts";
import { CaptionFields } from "./editor/CaptionFields.tsx";
import { CardPreviews } from "./editor/CardPreviews.tsx";
import { choicesOf } from "./editor/choices.ts";
import { NumberFields } from "./editor/NumberFields.tsx";
import { shownCard } from "./editor/shown-card.ts";
import { type CitedHere, useCitable, useCited, useFaces } from "./editor/use-card-kit.ts";
import { contrastOf } from "./palette.ts";
import { smallPicture } from "./rules.ts";

/** What the card's picture is here, and how wide the whole of it is. */
interface PictureHere {
  readonly src: string | null;
  /** Pixels; `null` while it is not known. */
  readonly widthPx: number | null;
}

function usePicture(config: CardConfig, cited: ReadonlyMap<string, CitedHere>): PictureHere {
  const source = pictureOf(config);
  const { body: file } = useChosenFile(source);
  const here = cited.get(source);
  if (graphicSlugIn(source) !== null) {
    const picture = here !== undefined && "cited" in here ? here.cited.picture : null;
    return { src: picture?.src ?? null, widthPx: picture?.widthPx ?? null };
  }
  const widthPx = file?.facts.kind === "picture" && file.facts.format !== "svg" ? file.facts.widthPx : null;
  return { src: file?.pictureUrl ?? null, widthPx };
}

/** Why a published graphic gives no picture; empty when it gives one, or is still asked. */
function pictureRefusal(config: CardConfig, cited: ReadonlyMap<string, CitedHere>): string {
  const here = cited.get(pictureOf(config));
  return here !== undefined && "refusal" in here ? here.refusal : "";
}

/** What is wrong with what is drawn, added to what is known to be wrong. */
function withDrawn(problems: EditorProps<CardConfig>["problems"], found: readonly FieldProblem[]) {
  return new Map([...problems, ...found.map(({ field, message }) => [`config.${field}`, message] as const)]);
}

type TextField = "kicker" | "heading" | "text" | "author" | "role" | "source" | "signature";

/** The texts of each template, in the order in which they are read. */
const TEXTS: Readonly<Record<CardConfig["template"], readonly TextField[]>> = {
  dato: ["kicker", "heading", "text"],
  titular: ["kicker", "heading", "text"],
  cita: ["kicker", "author", "role"],
  grafico: ["kicker", "heading", "text"],
  mapa: ["kicker", "heading", "text"],
  comparacion: ["kicker", "heading", "text"],
  hilo: ["kicker"],
};

/** Those that are seen whole only in several lines. */
const LONG: readonly TextField[] = ["heading", "text"];

/** Lines are the card's to break. */
const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, " ");

const SIZES_TITLE = "Aspecto y salida";

/** The editor of a card: the card itself in every size, and what is written on it. */
export function CardFields(props: EditorProps<CardConfig>): ReactNode {
  const { config, labelOf, onChange } = props;
  const listId = useId();
  const faces = useFaces();
  const cited = useCited(config);
  const citable = useCitable();
  const picture = usePicture(config, cited);
  const shown = useMemo(() => shownCard(config, cited), [config, cited]);
  const found = useMemo(
    () => (faces.body === null ? [] : problemsIn(drawCards(shown.config, faces.body))),
    [shown, faces.body],
  );
  const refused = shown.field === "" ? [] : [{ field: shown.field, message: shown.message }];
  const problems = withDrawn(props.problems, [...found, ...refused]);
  const textsOf = fieldTexts({ labelOf, problems });
  const change = (part: Partial<CardConfig>) => onChange({ ...config, ...part });
  const { template, values } = config;
  const showsPicture = template === "grafico" || template === "mapa";
  const hasNumbers = template === "dato" || template === "comparacion";
  const isSourceGiven = shown.config.source !== config.source;
  const isFile = fileIdIn(config.picture) !== null;
  const contrast = contrastOf(config);
  const line = (field: TextField) =>
    LONG.includes(field) ? (
      <TextArea
        key={field}
        isProse
        {...textsOf(field)}
        rows={2}
        value={config[field]}
        onChange={({ currentTarget }) => change({ [field]: oneLine(currentTarget.value) })}
      />
    ) : (
      <Field
        key={field}
        {...textsOf(field)}
        value={config[field]}
        onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
      />
    );
  return (
    <div className="nv-card-editor">
      <div className="nv-card-fields nv-stack-5">
        <div className="nv-card-fields__view">
          {faces.failure !== null && <FailureNotice error={faces.failure} onRetry={faces.reload} />}
          {faces.body === null && faces.failure === null && <p role="status">Trayendo la tipografía…</p>}
          {faces.body !== null && (
            <CardPreviews
              config={shown.config}
              faces={faces.body}
              pictureSrc={showsPicture ? picture.src : null}
              labelOf={labelOf}
              onRatios={(ratios) => change({ ratios })}
            />
          )}
          <p className="nv-field__error" role="status">
            {problems.get("config.ratios") ?? (config.ratios.length === 0 ? "Elige alguna proporción" : "")}
          </p>
        </div>
        <div className="nv-card-fields__texts">
          <SelectField
            {...textsOf("template")}
            value={template}
            options={choicesOf("template", TEMPLATES)}
            onChange={(next) => change({ template: next })}
          />
          <datalist id={listId}>
            {citable.map(({ reference, title }) => (
              <option key={reference} value={reference}>
                {title}
              </option>
            ))}
          </datalist>
          {hasNumbers &&
            values.slice(0, template === "dato" ? 1 : MOST.values).map((value, at) => (
              <NumberFields
                // biome-ignore lint/suspicious/noArrayIndexKey: the two numbers have no name but their place
                key={at}
                {...{ labelOf, problems, at, value, listId }}
                legend={template === "dato" ? "El número" : at === 0 ? "Primer número" : "Con qué se compara"}
                said={shown.config.values[at] ?? value}
                cited={cited.get(value.source)}
                hasLabel={template === "comparacion"}
                onChange={(next) => change({ values: values.map((one, place) => (place === at ? next : one)) })}
              />
            ))}
          {template === "cita" && (
            <TextArea
              isProse
              {...textsOf("quote")}
              hint="Sin comillas: las pone la tarjeta"
              rows={4}
              value={config.quote}
              onChange={({ currentTarget }) => change({ quote: oneLine(currentTarget.value) })}
            />
          )}
          {showsPicture && (
            <>
              <Field
                {...textsOf("picture")}
                error={pictureRefusal(config, cited)}
                label="Gráfico publicado"
                hint="Su imagen: «graphic:» y su dirección. O elige debajo un archivo"
                list={listId}
                spellCheck={false}
                autoComplete="off"
                value={isFile ? "" : config.picture}
                onChange={({ currentTarget }) => change({ picture: currentTarget.value.trim() })}
              />
              <FileField
                {...textsOf("picture")}
                kinds={["picture"]}
                orAddress={false}
                value={isFile ? config.picture : ""}
                onChange={(chosen) => change({ picture: chosen })}
              />
              <p className="nv-field__hint" role="status">
                {picture.widthPx !== null && smallPicture(picture.widthPx)}
              </p>
            </>
          )}
          {TEXTS[template].map(line)}
          {template === "hilo" && (
            <RowsEditor
              legend={labelOf("slides")}
              noun="Tarjeta"
              rows={config.slides}
              fewest={1}
              most={MOST.slides}
              blank={() => ({ heading: "", text: "" })}
              onChange={(slides) => change({ slides: [...slides] })}
            >
              {(slide, at, changeSlide) => (
                <>
                  <Field
                    {...textsOf(`slides.${at}.heading`)}
                    value={slide.heading}
                    onChange={({ currentTarget }) => changeSlide({ heading: currentTarget.value })}
                  />
                  <TextArea
                    isProse
                    {...textsOf(`slides.${at}.text`)}
                    rows={2}
                    value={slide.text}
                    onChange={({ currentTarget }) => changeSlide({ text: oneLine(currentTarget.value) })}
                  />
                </>
              )}
            </RowsEditor>
          )}
          <Field
            {...textsOf("source")}
            hint={isSourceGiven ? "La pone el origen del número o de la imagen" : "Se lee al pie, detrás de «Fuente:»"}
            value={isSourceGiven ? shown.config.source : config.source}
            readOnly={isSourceGiven}
            onChange={({ currentTarget }) => change({ source: currentTarget.value })}
          />
          {line("signature")}
          <details className="nv-card-fields__look" open>
            <summary>{SIZES_TITLE}</summary>
            <div className="nv-fields">
              <SelectField
                {...textsOf("theme")}
                value={config.theme}
                options={choicesOf("theme", THEMES)}
                onChange={(theme) => change({ theme })}
              />
              <SelectField
                {...textsOf("encoding")}
                value={config.encoding}
                options={choicesOf("encoding", ENCODINGS)}
                onChange={(encoding) => change({ encoding })}
              />
              {config.theme === "propio" &&
                (["ground", "ink"] as const).map((part) => (
                  <ColorField
                    key={part}
                    {...textsOf(`colours.${part}`)}
                    error={
                      part === "ink" && !contrast.isEnough
                        ? "El texto no se lee sobre ese fondo: oscurece uno o aclara el otro"
                        : textsOf(`colours.${part}`).error
                    }
                    value={config.colours[part]}
                    onChange={(colour) => change({ colours: { ...config.colours, [part]: colour } })}
                  />
                ))}
            </div>
          </details>
          <CaptionFields {...props} />
        </div>
      </div>
    </div>
  );
}

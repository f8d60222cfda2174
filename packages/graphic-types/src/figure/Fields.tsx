import { trackerSlugIn } from "@nv/piece-parts";
import { type EditorProps, fieldTexts } from "@nv/piece-parts/fields";
import { ChoiceField, Field, RowsEditor, SelectField, Toggle } from "@nv/ui";
import type { ReactNode } from "react";
import { KIND_USES } from "./about.ts";
import {
  COLUMN_LOOKS,
  COLUMN_ROLES,
  FIGURE_KINDS,
  FIGURE_RATIO_NAMES,
  type FigureConfig,
  type FigureNote,
  MOST,
  NOTE_KINDS,
  SCALES,
  STYLES,
} from "./config.ts";
import { choicesOf } from "./editor/choices.ts";
import { SeriesFields } from "./editor/SeriesFields.tsx";
import { TableField } from "./editor/TableField.tsx";

const RATIOS = FIGURE_RATIO_NAMES.map((value) => ({ value, label: value }));

const DECIMALS = [0, 1, 2, 3, 4].map((count) => ({ value: String(count), label: String(count) }));

/** The first name that no note has yet. */
function newNote(notes: readonly FigureNote[]): FigureNote {
  const taken = new Set(notes.map(({ id }) => id));
  const free = notes.map((_note, at) => `nota-${at + 1}`).find((id) => !taken.has(id));
  return { id: free ?? `nota-${notes.length + 1}`, kind: "moment", x: "", to: "", y: null, text: "" };
}

/** What somebody writes for a value, with either mark. @returns `null` for nothing, and what is no figure as no number, which the schema tells. */
const writtenValue = (text: string) =>
  text.trim() === "" ? null : Number(text.replace("\u2212", "-").replace(",", "."));

const shownValue = (value: number | null) => (value === null || Number.isNaN(value) ? "" : String(value));

/** A figure: its table, how it is drawn, and what is said on it. */
export function FigureFields(props: EditorProps<FigureConfig>): ReactNode {
  const { config, onChange } = props;
  const textsOf = fieldTexts(props);
  const change = (part: Partial<FigureConfig>) => onChange({ ...config, ...part });
  const { data, format, notes } = config;
  const changeColumn = (at: number, part: Partial<FigureConfig["data"]["columns"][number]>) =>
    change({
      data: { ...data, columns: data.columns.map((column, index) => (index === at ? { ...column, ...part } : column)) },
    });
  return (
    <>
      <Field
        {...textsOf("series")}
        hint="«series:» o «tracker:» y su nombre, como «series:ipc», para dibujar lo que tenga publicado. Vacía, la tabla se pega"
        value={config.series}
        onChange={({ currentTarget }) => change({ series: currentTarget.value.trim() })}
      />
      {trackerSlugIn(config.series) !== null && (
        <Toggle
          {...textsOf("follows")}
          hint="Cada vez que se publica el seguimiento sale otra vez, si no tiene cambios sin publicar"
          isOn={config.follows}
          onChange={(follows) => change({ follows })}
        />
      )}
      {config.series === "" ? (
        <TableField
          data={data}
          error={props.problems.get("config.data.rows") ?? firstUnder(props.problems, "config.data.rows.")}
          onChange={(next) => change({ data: next })}
        />
      ) : (
        <SeriesFields {...props} />
      )}
      <SelectField
        {...textsOf("kind")}
        hint={`${KIND_USES[config.kind]}.`}
        value={config.kind}
        options={choicesOf("kind", FIGURE_KINDS)}
        onChange={(kind) => change({ kind })}
      />
      {data.x.kind === "date" && (
        <Toggle
          {...textsOf("data.x.skipsGaps")}
          hint="Para la bolsa y otros datos que no hay todos los días"
          isOn={data.x.skipsGaps}
          onChange={(skipsGaps) => change({ data: { ...data, x: { ...data.x, skipsGaps } } })}
        />
      )}
      {(config.series === "" ? data.columns : []).map((column, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; its name may be there twice until that is mended.
        <fieldset key={at} className="nv-rows">
          <legend>{column.name}</legend>
          <div className="nv-rows__fields">
            {(at > 0 || column.role !== "value") && (
              <SelectField
                {...textsOf(`data.columns.${at}.role`)}
                value={column.role}
                options={choicesOf("data.columns.*.role", COLUMN_ROLES)}
                onChange={(role) => changeColumn(at, { role })}
              />
            )}
            {column.role === "value" && (
              <SelectField
                {...textsOf(`data.columns.${at}.look`)}
                value={column.look}
                options={choicesOf("data.columns.*.look", COLUMN_LOOKS)}
                onChange={(look) => changeColumn(at, { look })}
              />
            )}
          </div>
        </fieldset>
      ))}
      <Field
        {...textsOf("format.unit")}
        hint="«%», «euros», «mm». Con más de dos signos se dice una vez, encima del gráfico"
        value={format.unit}
        onChange={({ currentTarget }) => change({ format: { ...format, unit: currentTarget.value } })}
      />
      <SelectField
        {...textsOf("format.decimals")}
        value={String(format.decimals)}
        options={DECIMALS}
        onChange={(decimals) => change({ format: { ...format, decimals: Number(decimals) } })}
      />
      <SelectField
        {...textsOf("scale")}
        hint="Las barras y el acumulado empiezan siempre en cero"
        value={config.scale}
        options={choicesOf("scale", SCALES)}
        onChange={(scale) => change({ scale })}
      />
      <RowsEditor
        {...{ legend: "Notas sobre el gráfico", noun: "Nota", rows: notes, fewest: 0, most: MOST.notes }}
        blank={() => newNote(notes)}
        onChange={(next) => change({ notes: [...next] })}
      >
        {(note, at, changeNote) => (
          <>
            <Field
              {...textsOf(`notes.${at}.text`)}
              value={note.text}
              onChange={({ currentTarget }) => changeNote({ text: currentTarget.value })}
            />
            <ChoiceField
              label="Qué señala"
              segments={choicesOf("notes.*.kind", NOTE_KINDS)}
              value={note.kind}
              onChange={(kind) => changeNote({ kind })}
            />
            {note.kind !== "level" && (
              <Field
                {...textsOf(`notes.${at}.x`)}
                {...(data.x.kind === "date" ? { type: "date" } : { hint: "Como está en la tabla" })}
                value={note.x}
                onChange={({ currentTarget }) => changeNote({ x: currentTarget.value })}
              />
            )}
            {note.kind === "span" && (
              <Field
                {...textsOf(`notes.${at}.to`)}
                {...(data.x.kind === "date" && { type: "date" })}
                value={note.to}
                onChange={({ currentTarget }) => changeNote({ to: currentTarget.value })}
              />
            )}
            {(note.kind === "level" || note.kind === "point") && (
              <Field
                {...textsOf(`notes.${at}.y`)}
                inputMode="decimal"
                defaultValue={shownValue(note.y).replace(".", ",")}
                onChange={({ currentTarget }) => changeNote({ y: writtenValue(currentTarget.value) })}
              />
            )}
          </>
        )}
      </RowsEditor>
      <Field
        {...textsOf("heading")}
        hint="Vacío, si el artículo ya lo dice"
        value={config.heading}
        onChange={({ currentTarget }) => change({ heading: currentTarget.value })}
      />
      <Field
        {...textsOf("subheading")}
        hint="Qué, de quién y en qué unidad: «Variación anual de los precios, en %»"
        value={config.subheading}
        onChange={({ currentTarget }) => change({ subheading: currentTarget.value })}
      />
      <Field
        {...textsOf("footnote")}
        hint="El método, lo que falta"
        value={config.footnote}
        onChange={({ currentTarget }) => change({ footnote: currentTarget.value })}
      />
      <SelectField
        {...textsOf("style")}
        value={config.style}
        options={choicesOf("style", STYLES)}
        onChange={(style) => change({ style })}
      />
      <SelectField
        {...textsOf("ratio")}
        value={config.ratio}
        options={RATIOS}
        onChange={(ratio) => change({ ratio })}
      />
      <SelectField
        {...textsOf("phoneRatio")}
        value={config.phoneRatio}
        options={RATIOS}
        onChange={(phoneRatio) => change({ phoneRatio })}
      />
    </>
  );
}

/** What is wrong first in a part of a form; empty for nothing. */
const firstUnder = (problems: ReadonlyMap<string, string>, path: string): string =>
  [...problems].find(([field]) => field.startsWith(path))?.[1] ?? "";

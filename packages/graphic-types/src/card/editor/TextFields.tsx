import { bindConfig, type EditorProps } from "@nv/piece-parts/fields";
import { Field, RowsEditor, TextArea } from "@nv/ui";
import type { ReactNode } from "react";
import { type CardConfig, MOST } from "../config.ts";

type TextName = "kicker" | "heading" | "text" | "author" | "role";

/** The texts of each template, in the order in which they are read. */
const TEXTS: Readonly<Record<CardConfig["template"], readonly TextName[]>> = {
  dato: ["kicker", "heading", "text"],
  titular: ["kicker", "heading", "text"],
  cita: ["kicker", "author", "role"],
  grafico: ["kicker", "heading", "text"],
  mapa: ["kicker", "heading", "text"],
  comparacion: ["kicker", "heading", "text"],
  hilo: ["kicker"],
};

/** Texts that are seen whole only in several lines. */
const LONG: readonly TextName[] = ["heading", "text"];

interface ProseProps {
  readonly label: string;
  readonly error: string;
  readonly hint?: string;
  readonly rows: number;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A text in several lines, which are the card's to break. */
function Prose({ onChange, ...shown }: ProseProps): ReactNode {
  return (
    <TextArea
      isProse
      {...shown}
      onChange={({ currentTarget }) => onChange(currentTarget.value.replaceAll(/[\r\n]+/g, " "))}
    />
  );
}

/** The words of somebody, which are the most of a card that quotes them. */
export function QuoteField(props: EditorProps<CardConfig>): ReactNode {
  return <Prose {...bindConfig(props).value("quote")} hint="Sin comillas: las pone la tarjeta" rows={4} />;
}

/** The texts of a card, by its template. */
export function TextFields(props: EditorProps<CardConfig>): ReactNode {
  const { template } = props.config;
  const f = bindConfig(props);
  return (
    <>
      {TEXTS[template].map((name) =>
        LONG.includes(name) ? <Prose key={name} {...f.value(name)} rows={2} /> : <Field key={name} {...f.text(name)} />,
      )}
      {template === "hilo" && (
        <RowsEditor
          {...f.list("slides")}
          {...{ legend: props.labelOf("slides"), noun: "Tarjeta", fewest: 1, most: MOST.slides }}
          blank={() => ({ heading: "", text: "" })}
        >
          {f.rows("slides", (slide) => (
            <>
              <Field {...slide.text("heading")} />
              <Prose {...slide.value("text")} rows={2} />
            </>
          ))}
        </RowsEditor>
      )}
    </>
  );
}

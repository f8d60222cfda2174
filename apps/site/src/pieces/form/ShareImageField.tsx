import { Field, SelectField } from "@nv/ui";
import { loadable } from "@nv/web";
import { type ReactNode, useState } from "react";

/** Field that comes once somebody wants a picture of the library. */
const ShareFileField = loadable(
  async () => (await import("./ShareFileField")).ShareFileField,
  <p role="status">Preparando…</p>,
);

/** Sources of the picture that networks show, with what a reference to each begins with. */
const WAYS = [
  { value: "", label: "Automática: se hace del gráfico" },
  { value: "file:", label: "Una imagen de Archivos" },
  { value: "card:", label: "Una tarjeta publicada" },
] as const;

type Way = (typeof WAYS)[number]["value"];

const wayOf = (reference: string): Way =>
  WAYS.find(({ value }) => value !== "" && reference.startsWith(value))?.value ?? "";

interface Props {
  /** `file:` with an id, `card:` with an address; empty for one that is made of the graphic. */
  readonly value: string;
  readonly error: string;
  readonly onChange: (value: string) => void;
}

/** Which picture networks show beside the link of a graphic. */
export function ShareImageField({ value, error, onChange }: Props): ReactNode {
  // A way may be chosen before what it leads to.
  const [chosen, setChosen] = useState<Way>(wayOf(value));
  const way = value === "" ? chosen : wayOf(value);
  function choose(next: string): void {
    setChosen(WAYS.find((one) => one.value === next)?.value ?? "");
    onChange("");
  }
  return (
    <>
      <SelectField
        label="Imagen al compartir"
        hint="La que enseñan las redes junto al enlace, de 1200 × 630 píxeles"
        error={way === "" ? error : ""}
        value={way}
        options={WAYS}
        onChange={choose}
      />
      {way === "file:" && <ShareFileField value={value} error={error} onChange={onChange} />}
      {way === "card:" && (
        <Field
          label="Dirección de la tarjeta"
          hint="Lo último de /g/…/"
          spellCheck={false}
          error={error}
          value={value.slice("card:".length)}
          onChange={({ currentTarget }) => {
            const slug = currentTarget.value.trim();
            onChange(slug === "" ? "" : `card:${slug}`);
          }}
        />
      )}
    </>
  );
}

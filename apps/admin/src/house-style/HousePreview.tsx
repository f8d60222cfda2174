import type { HouseStyle } from "@nv/contracts/schemas";
import { SegmentedControl } from "@nv/ui";
import { useState } from "react";
import { previewAddress } from "./house-style-calls.ts";

const PIECES = [
  { piece: "figure", title: "Un gráfico en este estilo" },
  { piece: "story", title: "Una historia en este estilo" },
] as const;

/** A chart and a story as readers would get them in a style. */
export function HousePreview({ style }: { readonly style: HouseStyle }) {
  const [theme, setTheme] = useState<"light" | "dark">("light");
  return (
    <section className="house-preview" aria-label="Vista previa">
      <SegmentedControl
        legend="Fondo de la vista previa"
        segments={[
          { value: "light", label: "Claro" },
          { value: "dark", label: "Oscuro" },
        ]}
        value={theme}
        onChange={setTheme}
      />
      {PIECES.map(({ piece, title }) => (
        <iframe
          key={`${piece} ${theme}`}
          className="house-preview__piece"
          data-piece={piece}
          data-theme-shown={theme}
          title={title}
          src={previewAddress(piece, style, theme)}
        />
      ))}
    </section>
  );
}

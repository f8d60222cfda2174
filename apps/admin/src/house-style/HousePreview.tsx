import type { HouseStyle } from "@nv/contracts/schemas";
import { SegmentedControl } from "@nv/ui";
import { useState } from "react";
import { previewAddress } from "./house-style-calls.ts";

const PIECES = [
  { value: "figure", label: "Gráfico" },
  { value: "card", label: "Tarjeta" },
  { value: "map", label: "Mapa" },
  { value: "story", label: "Historia" },
] as const;

type Piece = (typeof PIECES)[number]["value"];

const GROUNDS = [
  { theme: "light", words: "en claro" },
  { theme: "dark", words: "en oscuro" },
] as const;

/** A piece as readers would get it in a style, on light and on dark at once. */
export function HousePreview({ style }: { readonly style: HouseStyle }) {
  const [piece, setPiece] = useState<Piece>("figure");
  const noun = PIECES.find(({ value }) => value === piece)?.label ?? "";
  return (
    <section className="house-preview" aria-label="Vista previa">
      <SegmentedControl legend="Qué se ve" segments={PIECES} value={piece} onChange={setPiece} />
      {GROUNDS.map(({ theme, words }) => (
        <iframe
          key={`${piece} ${theme}`}
          className="house-preview__piece"
          data-piece={piece}
          data-theme-shown={theme}
          title={`${noun} en este estilo, ${words}`}
          src={previewAddress(piece, style, theme)}
        />
      ))}
    </section>
  );
}

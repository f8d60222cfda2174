/** Layer of areas that the dots fall in: one of the atlas, or an imported one. */
export type DotLayer = "municipalities" | "provinces" | "communities" | "own";

interface LayerWords {
  readonly label: string;
  /** As the caption says it: «situado al azar dentro del municipio». */
  readonly within: string;
  /** Figures of a code; `null` where codes are free. */
  readonly figures: number | null;
}

/** Each layer, in the order in which they are offered. */
export const DOT_LAYERS: Readonly<Record<DotLayer, LayerWords>> = {
  municipalities: { label: "Municipios", within: "del municipio", figures: 5 },
  provinces: { label: "Provincias", within: "de la provincia", figures: 2 },
  communities: { label: "Comunidades autónomas", within: "de la comunidad", figures: 2 },
  own: { label: "Las de un archivo mío", within: "de su área", figures: null },
};

/** Their names, for lists of choices. */
export const DOT_LAYER_NAMES = ["municipalities", "provinces", "communities", "own"] as const;

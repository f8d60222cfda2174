/** Kind of aid behind a text, which makes it readable. */
export type ShadowKind = "shadow" | "halo" | "scrim" | "plate";

/** A text and what helps it. */
export interface ShadowStyle {
  readonly kind: ShadowKind;
  /** Of what helps: `#rrggbb`. */
  readonly color: string;
  /** Strength, 0 to 1. */
  readonly strength: number;
  /** Spread, CSS pixels. */
  readonly sizePx: number;
  /** Layers of a shadow, one over the other: 1 to {@link MOST_LAYERS}. */
  readonly layers: number;
}

/** More layers are paid by the reader's phone on each scroll, and the eye sees no more of them. */
export const MOST_LAYERS = 6;

const rgba = (color: string, strength: number) => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(" ");
  return `rgb(${channels} / ${Math.round(100 * strength)}%)`;
};

const shadows = (offsets: readonly string[], color: string) =>
  offsets.map((offset) => `${offset} ${color}`).join(",\n    ");

/**
 * Lists the spread of each layer of a shadow: the outermost as far as the shadow does, the others in even steps within it. All code that proves,
 * writes or describes a shadow uses these.
 *
 * @returns CSS pixels, the smallest first.
 */
export function layerSizesPx({ sizePx, layers }: Pick<ShadowStyle, "sizePx" | "layers">): readonly number[] {
  return Array.from({ length: layers }, (_, at) => Math.max(1, Math.round((sizePx * (at + 1)) / layers)));
}

/** The style sheet of a text with what helps it. @param ink - Of the text, `#rrggbb`. */
export function shadowCss(ink: string, { kind, color, strength, sizePx, layers }: ShadowStyle): string {
  const help = rgba(color, strength);
  if (kind === "shadow") {
    const list = layerSizesPx({ sizePx, layers }).map((layerPx) => `0 0 ${layerPx}px`);
    return `.texto {\n  color: ${ink};\n  text-shadow:\n    ${shadows(list, help)};\n}\n`;
  }
  // A ring of shadows would lie one over another as many times as it has points: the filter lays its strength once.
  if (kind === "halo")
    return `/* Con el filtro SVG de abajo en la misma página. */\n.texto {\n  color: ${ink};\n  filter: url(#legible);\n}\n`;
  if (kind === "plate")
    return `.texto {\n  color: ${ink};\n  background: ${help};\n  padding: 0.1em ${sizePx}px;\n  box-decoration-break: clone;\n  -webkit-box-decoration-break: clone;\n}\n`;
  return `.texto {\n  color: ${ink};\n}\n\n.foto::after {\n  content: "";\n  position: absolute;\n  inset: 0;\n  background: linear-gradient(to top, ${help} 50%, ${rgba(color, 0)});\n}\n`;
}

/**
 * The same as a filter of SVG, for a drawing, and for the page where a halo is; a scrim and a plate are a rectangle there, and need none. In sRGB, as style
 * sheets mix colours.
 */
export function shadowSvgFilter({ kind, color, strength, sizePx, layers }: ShadowStyle): string | null {
  if (kind === "scrim" || kind === "plate") return null;
  const shapes =
    kind === "halo"
      ? [`<feMorphology in="SourceAlpha" operator="dilate" radius="${sizePx}" result="forma1"/>`]
      : layerSizesPx({ sizePx, layers }).map(
          (layerPx, at) => `<feGaussianBlur in="SourceAlpha" stdDeviation="${layerPx / 2}" result="forma${at + 1}"/>`,
        );
  const helps = shapes.map(
    (_, at) => `<feComposite in="color" in2="forma${at + 1}" operator="in" result="ayuda${at + 1}"/>`,
  );
  const nodes = shapes.map((_, at) => `  <feMergeNode in="ayuda${at + 1}"/>`);
  return `<filter id="legible" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB">
  <feFlood flood-color="${color}" flood-opacity="${strength.toFixed(2)}" result="color"/>
  ${[...shapes, ...helps].join("\n  ")}
  <feMerge>
  ${nodes.join("\n  ")}
    <feMergeNode in="SourceGraphic"/>
  </feMerge>
</filter>
`;
}

const LIST = new Intl.ListFormat("es", { type: "conjunction" });

/** Writes the steps to follow in Illustrator. */
export function illustratorSteps({ kind, color, strength, sizePx, layers }: ShadowStyle): string {
  const percent = `${Math.round(100 * strength)} %`;
  const shadow = `modo Normal, opacidad ${percent}, X 0, Y 0, color ${color}`;
  if (kind === "shadow" && layers === 1)
    return `Efecto > Estilizar > Sombra paralela: ${shadow}, desenfoque ${sizePx / 2} px.`;
  if (kind === "shadow") {
    const blurs = layerSizesPx({ sizePx, layers }).map((layerPx) => String(layerPx / 2).replace(".", ","));
    // Two effects on the same fill cast a shadow of a shadow.
    return `Apariencia > Añadir nuevo relleno, hasta tener ${layers} iguales, y a cada relleno su Efecto > Estilizar > Sombra paralela: ${shadow}; desenfoque de ${LIST.format(blurs)} px.`;
  }
  if (kind === "halo")
    return `Apariencia > Añadir trazo debajo del relleno: ${2 * sizePx} px, uniones redondeadas, color ${color}, opacidad ${percent}.`;
  if (kind === "plate")
    return `Un rectángulo detrás del texto, con ${sizePx} px de aire a los lados: color ${color}, opacidad ${percent}.`;
  return `Un rectángulo sobre la foto con degradado lineal hacia arriba: color ${color}, del ${percent} en la mitad de abajo al 0 % arriba.`;
}

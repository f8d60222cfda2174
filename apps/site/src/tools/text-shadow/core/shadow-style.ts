/** What is put behind a text so that it can be read. */
export type ShadowKind = "shadow" | "halo" | "scrim" | "plate";

/** A text and what helps it. */
export interface ShadowStyle {
  readonly kind: ShadowKind;
  /** Of what helps: `#rrggbb`. */
  readonly color: string;
  /** How strong it is, 0 to 1. */
  readonly strength: number;
  /** How far it spreads, CSS pixels. */
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
 * The points of a hard ring about a letter: so many that between two of them there is never more than a pixel.
 *
 * @returns `ceil(2πr)` offsets, CSS pixels, rounded to tenths.
 */
export function ringOffsets(radiusPx: number): readonly (readonly [x: number, y: number])[] {
  const count = Math.ceil(2 * Math.PI * radiusPx);
  return Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * at) / count;
    const tenths = (value: number) => Math.round(value * 10) / 10 + 0;
    return [tenths(radiusPx * Math.cos(angle)), tenths(radiusPx * Math.sin(angle))] as const;
  });
}

/** The style sheet of a text with what helps it. @param ink - Of the text, `#rrggbb`. */
export function shadowCss(ink: string, { kind, color, strength, sizePx, layers }: ShadowStyle): string {
  const help = rgba(color, strength);
  if (kind === "shadow") {
    const list = Array.from(
      { length: layers },
      (_, at) => `0 0 ${Math.max(1, Math.round((sizePx * (at + 1)) / layers))}px`,
    );
    return `.texto {\n  color: ${ink};\n  text-shadow:\n    ${shadows(list, help)};\n}\n`;
  }
  if (kind === "halo") {
    const ring = ringOffsets(sizePx).map(([x, y]) => `${x}px ${y}px 0`);
    return `.texto {\n  color: ${ink};\n  text-shadow:\n    ${shadows(ring, help)};\n}\n`;
  }
  if (kind === "plate")
    return `.texto {\n  color: ${ink};\n  background: ${help};\n  padding: 0.1em ${sizePx}px;\n  box-decoration-break: clone;\n  -webkit-box-decoration-break: clone;\n}\n`;
  return `.texto {\n  color: ${ink};\n}\n\n.foto::after {\n  content: "";\n  position: absolute;\n  inset: 0;\n  background: linear-gradient(to top, ${help} 50%, ${rgba(color, 0)});\n}\n`;
}

/** The same as a filter of SVG, for a drawing; a scrim and a plate are a rectangle there, and need none. */
export function shadowSvgFilter({ kind, color, strength, sizePx, layers }: ShadowStyle): string | null {
  if (kind === "scrim" || kind === "plate") return null;
  const flood = `<feFlood flood-color="${color}" flood-opacity="${strength.toFixed(2)}"/>`;
  const shape =
    kind === "halo"
      ? `<feMorphology in="SourceAlpha" operator="dilate" radius="${sizePx}" result="forma"/>`
      : `<feGaussianBlur in="SourceAlpha" stdDeviation="${sizePx / 2}" result="forma"/>`;
  const copies = Array.from({ length: kind === "halo" ? 1 : layers }, () => `    <feMergeNode in="ayuda"/>`);
  return `<filter id="legible" x="-20%" y="-20%" width="140%" height="140%">
  ${shape}
  ${flood}
  <feComposite in2="forma" operator="in" result="ayuda"/>
  <feMerge>
${copies.join("\n")}
    <feMergeNode in="SourceGraphic"/>
  </feMerge>
</filter>
`;
}

/** What to do in Illustrator, step by step. */
export function illustratorSteps({ kind, color, strength, sizePx }: ShadowStyle): string {
  const percent = `${Math.round(100 * strength)} %`;
  if (kind === "shadow")
    return `Efecto > Estilizar > Sombra paralela: modo Normal, opacidad ${percent}, X 0, Y 0, desenfoque ${sizePx / 2} px, color ${color}.`;
  if (kind === "halo")
    return `Apariencia > Añadir trazo debajo del relleno: ${2 * sizePx} px, uniones redondeadas, color ${color}, opacidad ${percent}.`;
  if (kind === "plate")
    return `Un rectángulo detrás del texto, con ${sizePx} px de aire a los lados: color ${color}, opacidad ${percent}.`;
  return `Un rectángulo sobre la foto con degradado lineal hacia arriba: color ${color}, del ${percent} en la mitad de abajo al 0 % arriba.`;
}

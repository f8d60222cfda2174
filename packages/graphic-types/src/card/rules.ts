import type { FieldProblem } from "@nv/contracts/schemas";
import { formatNumber } from "@nv/spanish";
import type { CardConfig } from "./config.ts";
import { CAPTION_LIMITS, captionLength, NETWORKS } from "./core/caption-length.ts";
import { contrastOf } from "./palette.ts";

/** Narrower pictures are blurred on every phone, pixels. */
const LEAST_PICTURE_PX = 1080;

/** Writes the warning about a picture that is too small: it goes out, if there is no larger one. Empty for a large one. */
export const smallPicture = (widthPx: number): string =>
  widthPx >= LEAST_PICTURE_PX
    ? ""
    : `La imagen mide ${formatNumber(widthPx)} píxeles de ancho: por debajo de ${formatNumber(LEAST_PICTURE_PX)} se ve borrosa`;

/** A text that must be there. */
const needed = (text: string, field: string, message: string): readonly FieldProblem[] =>
  text.trim() === "" ? [{ field, message }] : [];

function numberRules({ values, source }: CardConfig, count: number): readonly FieldProblem[] {
  const numbers = values.slice(0, count);
  return [
    ...numbers.flatMap(({ text }, at) => needed(text, `values.${at}.text`, "Falta el número")),
    ...(numbers.length < count ? [{ field: "values", message: "Falta el número con que se compara" }] : []),
    ...needed(source, "source", "Falta la fuente del número"),
  ];
}

const pictureRules = ({ picture }: CardConfig) =>
  needed(picture, "picture", "Falta la imagen: un archivo o un gráfico publicado");

/** Rules of what each template cannot do without. */
const TEMPLATE_RULES: Readonly<Record<CardConfig["template"], (config: CardConfig) => readonly FieldProblem[]>> = {
  dato: (config) => [
    ...numberRules(config, 1),
    ...needed(config.heading, "heading", "Falta el titular: di de qué es el número"),
  ],
  titular: ({ heading }) => needed(heading, "heading", "Falta el titular"),
  cita: ({ quote, author }) => [
    ...needed(quote, "quote", "Falta la cita"),
    ...needed(author, "author", "Una cita no sale sin autor: escribe quién lo dijo"),
  ],
  grafico: pictureRules,
  mapa: pictureRules,
  comparacion: (config) => [
    ...numberRules(config, 2),
    ...config.values
      .slice(0, 2)
      .flatMap(({ label }, at) => needed(label, `values.${at}.label`, "Falta de qué es el número")),
  ],
  hilo: ({ slides }) =>
    slides.length === 0
      ? [{ field: "slides", message: "Falta la primera tarjeta del hilo" }]
      : slides.flatMap(({ heading, text }, at) =>
          needed(heading + text, `slides.${at}.heading`, "Falta el texto de esta tarjeta"),
        ),
};

function contrastRules(config: CardConfig): readonly FieldProblem[] {
  const { ratio, isEnough } = contrastOf(config);
  if (isEnough) return [];
  const found = formatNumber(Math.floor(ratio * 10) / 10, { decimals: 1, fixedDecimals: true });
  return [
    {
      field: "colours.ink",
      message: `El texto no se lee sobre ese fondo: tiene un contraste de ${found} y hace falta 4,5`,
    },
  ];
}

/** Writes how many characters too long the text for a network is; empty when it fits. */
export function captionProblem(network: (typeof NETWORKS)[number], text: string): string {
  const { label, most } = CAPTION_LIMITS[network];
  const over = captionLength(network, text) - most;
  if (over <= 0) return "";
  return `${over === 1 ? "Sobra 1 carácter" : `Sobran ${formatNumber(over)} caracteres`}: en ${label} caben ${formatNumber(most)}`;
}

const captionRules = ({ captions }: CardConfig): readonly FieldProblem[] =>
  NETWORKS.flatMap((network) => {
    const message = captionProblem(network, captions[network]);
    return message === "" ? [] : [{ field: `captions.${network}`, message }];
  });

/** Lists what can be told of a card without drawing it and keeps it from being published; a draft may lack all of it. */
const cardRules = (config: CardConfig): readonly FieldProblem[] => [
  ...TEMPLATE_RULES[config.template](config),
  ...contrastRules(config),
  ...captionRules(config),
];

/** Whether nothing was written yet. */
const isBlank = (config: CardConfig) =>
  [
    config.heading,
    config.text,
    config.quote,
    config.picture,
    ...config.values.map(({ text, source }) => text + source),
  ].every((text) => text === "") && config.slides.every(({ heading, text }) => heading + text === "");

/** Lists what keeps a card from being published. */
export function cardFileRules(config: CardConfig): readonly FieldProblem[] {
  if (isBlank(config)) return [{ field: "template", message: "Todavía no hay nada que dibujar" }];
  return cardRules(config);
}

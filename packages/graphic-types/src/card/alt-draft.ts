import type { CardConfig } from "./config.ts";
import { quoted } from "./draw/blocks.ts";

const sentence = (text: string) => (text === "" ? "" : /[.!?…»]$/u.test(text) ? text : `${text}.`);

/** Writes the content of a card as a text for who does not see it: nobody hears less than others read. What comes of a source is not known here. */
export function cardAltDraft({ template, heading, text, values, quote, author, role, slides }: CardConfig): string {
  const said = (count: number) =>
    values
      .slice(0, count)
      .map((value) => [value.label, [value.text, value.unit].filter(Boolean).join(" ")].filter(Boolean).join(": "));
  const whose = [author, role].filter(Boolean).join(", ");
  const parts: Readonly<Record<CardConfig["template"], readonly string[]>> = {
    dato: [...said(1), heading, text],
    titular: [heading, text],
    cita: [quoted(quote), whose],
    grafico: [heading, text],
    mapa: [heading, text],
    comparacion: [heading, ...said(2), text],
    hilo: slides.flatMap((slide) => [slide.heading, slide.text]),
  };
  return parts[template].map(sentence).filter(Boolean).join(" ");
}

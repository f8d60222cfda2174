import { parseUrl } from "@nv/contracts";
import { slugOf } from "@nv/spanish";
import { advice } from "@nv/ui/finding";
import { answerWith, refuse, type Utility, written } from "../utility/utility.ts";

const PARTS = [
  ["source", "utm_source"],
  ["medium", "utm_medium"],
  ["campaign", "utm_campaign"],
  ["content", "utm_content"],
] as const;
const MAX_LENGTH = 100;

/** Readers count the two apart: «Boletin» and «boletin» would be two. */
const plain = (text: string) => slugOf(text, MAX_LENGTH);

/** An address that tells the audience figures where a visit comes from. */
export const campaignLinkUtility: Utility = {
  fields: [
    { name: "url", label: "Dirección de la noticia", kind: "line", example: "https://ejemplo.es/embalses#mapa" },
    {
      name: "source",
      label: "Origen",
      kind: "line",
      example: "Boletín de la mañana",
      hint: "De dónde viene: boletín, x, whatsapp.",
    },
    { name: "medium", label: "Medio", kind: "line", example: "correo", hint: "De qué clase: correo, red social, QR." },
    { name: "campaign", label: "Campaña", kind: "line", example: "embalses 2026" },
    {
      name: "content",
      label: "Pieza",
      kind: "line",
      example: "",
      hint: "Para distinguir dos enlaces del mismo envío. Puede quedar vacía.",
    },
  ],
  answer(values) {
    const text = written(values, "url");
    const url = parseUrl(text);
    if (url === null || (url.protocol !== "https:" && url.protocol !== "http:"))
      return refuse("url", "Escribe la dirección entera, con https://. Por ejemplo: https://ejemplo.es/embalses.");
    const missing = PARTS.slice(0, 3).find(([name]) => plain(written(values, name)) === "");
    if (missing !== undefined) return refuse(missing[0], "Falta, y sin él no se cuenta bien. Por ejemplo: «boletín».");
    const had = PARTS.some(([, parameter]) => url.searchParams.has(parameter));
    for (const [name, parameter] of PARTS) {
      const value = plain(written(values, name));
      if (value === "") url.searchParams.delete(parameter);
      else url.searchParams.set(parameter, value);
    }
    return answerWith(
      [["Enlace", url.href]],
      [
        ...(url.protocol === "http:" ? [advice("La dirección es http: si la página está en https, úsala así.")] : []),
        ...(had ? [advice("La dirección ya llevaba campaña: se ha cambiado por esta.")] : []),
      ],
    );
  },
};

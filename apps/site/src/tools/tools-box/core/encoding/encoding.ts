import { wellFormed } from "@nv/contracts";
import { answerWith, type Outcome, refuse, type Utility, written } from "../utility/utility.ts";

const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/;

function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

function fromBase64(text: string): Outcome {
  const compact = text.replaceAll(/\s/g, "").replace(/^data:[^,]*,/, "");
  const rule =
    "Eso no es Base64 de un texto. Lleva letras, cifras, + y /, y puede acabar en =. Por ejemplo: RXNwYcOxYQ==.";
  if (!BASE64.test(compact)) return refuse("text", rule);
  try {
    const bytes = Uint8Array.from(atob(compact.replaceAll("-", "+").replaceAll("_", "/")), (sign) =>
      sign.charCodeAt(0),
    );
    return answerWith([["Texto", new TextDecoder("utf-8", { fatal: true }).decode(bytes)]]);
  } catch {
    // The only way in which both decoders say it: a length that cannot be, or bytes that are no text.
    return refuse("text", rule);
  }
}

function fromUrl(text: string): Outcome {
  try {
    return answerWith([["Texto", decodeURIComponent(text.replaceAll("+", " "))]]);
  } catch {
    // As before: a broken escape.
    return refuse("text", "Hay un % sin sus dos cifras detrás. Por ejemplo: Espa%C3%B1a.");
  }
}

/** A text as addresses and files carry it, and back. */
export const encodingUtility: Utility = {
  fields: [
    { name: "text", label: "Texto", kind: "lines", example: "España, año 2026" },
    {
      name: "how",
      label: "Pasar",
      kind: "choice",
      example: "to-url",
      choices: [
        { value: "to-url", label: "A dirección (URL)" },
        { value: "from-url", label: "De dirección a texto" },
        { value: "to-base64", label: "A Base64" },
        { value: "from-base64", label: "De Base64 a texto" },
      ],
    },
  ],
  answer(values) {
    const text = written(values, "text");
    if (text === "") return refuse("text", "Escribe un texto. Por ejemplo: «España».");
    // Half of a pair of surrogates is no character, and cannot be encoded.
    const whole = wellFormed(text);
    const how = written(values, "how");
    if (how === "from-url") return fromUrl(text);
    if (how === "from-base64") return fromBase64(text);
    if (how === "to-base64") return answerWith([["Base64", toBase64(whole)]]);
    return answerWith([
      ["Una parte de la dirección", encodeURIComponent(whole)],
      ["Una dirección entera", encodeURI(whole)],
    ]);
  },
};

import { wellFormed } from "@nv/contracts";
import { advice } from "@nv/ui/finding";
import { encode } from "uqr";
import { answerWith, refuse, type Utility, written } from "../utility/utility.ts";

/** Bytes that a code of the largest version holds at the level M. @see ISO/IEC 18004, table 7 */
const MAX_BYTES = 2331;
/** Light modules that the standard asks for around. */
const BORDER = 4;
/** The smallest module that a phone reads on newsprint, millimetres. */
const MODULE_MM = 0.4;
/** Modules to a side beyond which it is better to shorten the address. */
const DENSE = 57;

/** Pixels of a module: a drawing that is put into a page without a size is then neither a stamp nor a poster. */
const MODULE_PX = 10;

/** A rectangle for each run of dark modules: half the bytes of one for each. */
function qrSvg(modules: readonly (readonly boolean[])[]): string {
  const side = modules.length;
  const runs = modules.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? "1" : "0"))
        .join("")
        .matchAll(/1+/g),
    ].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
  );
  const size = side * MODULE_PX;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}"><path fill="#fff" d="M0 0h${side}v${side}h-${side}z"/><path d="${runs.join("")}"/></svg>`;
}

/** A QR code of an address or a text, as SVG. */
export const qrUtility: Utility = {
  fields: [
    { name: "text", label: "Dirección o texto", kind: "line", example: "https://ejemplo.es/embalses" },
    {
      name: "level",
      label: "Resistencia",
      kind: "choice",
      example: "M",
      choices: [
        { value: "M", label: "Normal: se lee con un 15 % tapado" },
        { value: "H", label: "Alta: se lee con un 30 % tapado" },
      ],
    },
  ],
  answer(values) {
    // Half of a pair of surrogates is no character, and cannot be encoded.
    const text = wellFormed(written(values, "text"));
    if (text === "") return refuse("text", "Escribe una dirección. Por ejemplo: https://ejemplo.es/embalses.");
    const ecc = written(values, "level") === "H" ? "H" : "M";
    const bytes = new TextEncoder().encode(text).length;
    const most = ecc === "H" ? Math.floor(MAX_BYTES * 0.546) : MAX_BYTES;
    if (bytes > most) return refuse("text", `Es demasiado largo: caben ${most} letras. Acorta la dirección.`);
    const { size, data } = encode(text, { ecc, border: BORDER });
    return {
      ...answerWith(
        [
          ["Módulos por lado", String(size)],
          ["Lado mínimo en papel", `${Math.ceil(size * MODULE_MM)}\u00a0mm`],
        ],
        size > DENSE
          ? [
              advice(
                "Es muy denso, y un móvil viejo no lo lee de lejos: una dirección más corta da un dibujo más claro.",
              ),
            ]
          : [],
      ),
      drawing: {
        svg: qrSvg(data),
        alt: `Código QR de ${text.slice(0, 80)}`,
        fileName: "qr.svg",
      },
    };
  },
};

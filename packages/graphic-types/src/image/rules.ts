import type { FieldProblem } from "@nv/contracts/schemas";
import { fileIdIn } from "@nv/piece-parts";
import type { ImageConfig } from "./config.ts";

const isFile = (source: string) => fileIdIn(source.trim()) !== null;

/** Lists the problems of a picture at an address, which is shown as it is: nobody can cut it, nor put another beside it. */
function addressRules({ ratio, variants }: ImageConfig): readonly FieldProblem[] {
  const more: FieldProblem[] = variants.map((_variant, index) => ({
    field: `variants.${index}.source`,
    message: "Con varias imágenes, todas son archivos: trae también la primera",
  }));
  if (ratio === "none") return more;
  return [{ field: "ratio", message: "Solo se recorta un archivo: una dirección se ve como es" }, ...more];
}

function variantRules({ variants }: ImageConfig): readonly FieldProblem[] {
  return variants.flatMap(({ minWidthPx, source }, index): FieldProblem[] => {
    const isTaken = variants.findIndex((other) => other.minWidthPx === minWidthPx) !== index;
    return [
      ...(isTaken ? [{ field: `variants.${index}.minWidthPx`, message: `Ya hay otra desde ${minWidthPx} px` }] : []),
      ...(isFile(source)
        ? []
        : [{ field: `variants.${index}.source`, message: "Aquí va un archivo: elígelo en Archivos" }]),
    ];
  });
}

/** Lists the problems of a picture that no schema sees. */
export function imageRules(config: ImageConfig): readonly FieldProblem[] {
  return isFile(config.source) ? variantRules(config) : addressRules(config);
}

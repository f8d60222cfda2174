import { graphicsCalls } from "../pieces/api/graphics-calls";
import { firstCodeOf } from "../pieces/EmbedCodes";

/**
 * Copies the code of a graphic that is right for most.
 *
 * @returns What is told about it.
 * @throws {CallFailure} When the graphic cannot be asked for.
 */
export async function copyCode({ id, title }: { readonly id: string; readonly title: string }): Promise<string> {
  const code = firstCodeOf(await graphicsCalls.detail(id));
  if (code === undefined) return `«${title}» aún no tiene código: sale al publicarlo`;
  try {
    await navigator.clipboard.writeText(code);
  } catch {
    // Whatever the browser's reason, the way out is the same.
    return "No se ha podido copiar: ábrelo, y copia el código en su página";
  }
  return `Copiado: el código de «${title}»`;
}

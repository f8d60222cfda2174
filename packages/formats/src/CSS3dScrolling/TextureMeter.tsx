import { fileIdIn } from "@nv/piece-parts";
import { FileChoicesContext } from "@nv/piece-parts/fields";
import { formatBytes, formatNumber } from "@nv/spanish";
import { useRemote } from "@nv/web";
import { type ReactNode, useContext } from "react";
import type { Layer } from "./settings.ts";
import { MOST_TEXTURE_BYTES, textureBudget } from "./textures.ts";

interface Props {
  readonly layers: readonly Layer[];
}

/**
 * Meter of the phone's memory that the layers take, and of the width at which they go out to fit in it. Nothing is shown until the library tells
 * their sizes.
 */
export function TextureMeter({ layers }: Props): ReactNode {
  const choices = useContext(FileChoicesContext);
  const ids = layers.flatMap(({ image }) => fileIdIn(image) ?? []);
  const { body: files } = useRemote(choices === null ? "" : ids.join(), async (signal) =>
    choices === null ? null : Promise.all(ids.map((id) => choices.detail(id, signal))),
  );
  const sizes = (files ?? []).flatMap(({ facts }) => (facts.kind === "picture" ? [facts] : []));
  if (sizes.length === 0) return null;
  const { widthPx, bytes } = textureBudget(sizes);
  return (
    <p className="nv-field__hint">
      Memoria de un teléfono: <meter value={bytes} max={MOST_TEXTURE_BYTES} /> {formatBytes(bytes)} de{" "}
      {formatBytes(MOST_TEXTURE_BYTES)}; las capas salen con {formatNumber(widthPx)} px de ancho como mucho.
    </p>
  );
}

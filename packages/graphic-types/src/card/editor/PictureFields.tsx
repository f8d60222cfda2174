import { fileIdIn, graphicSlugIn } from "@nv/piece-parts";
import { bindConfig, type EditorProps, FileField, useChosenFile } from "@nv/piece-parts/fields";
import { Field } from "@nv/ui";
import type { ReactNode } from "react";
import { pictureOf } from "../card-picture.ts";
import type { CardConfig } from "../config.ts";
import { smallPicture } from "../rules.ts";
import type { CitedHere } from "./use-card-kit.ts";

type CitedByText = ReadonlyMap<string, CitedHere>;

/** The card's picture here, and the width of the whole of it. */
interface PictureHere {
  readonly src: string | null;
  /** Pixels; `null` while it is not known. */
  readonly widthPx: number | null;
}

/** Finds the picture of a card: that of a file, or of a published graphic. */
export function usePicture(config: CardConfig, cited: CitedByText): PictureHere {
  const source = pictureOf(config);
  const { body: file } = useChosenFile(source);
  const here = cited.get(source);
  if (graphicSlugIn(source) !== null) {
    const picture = here !== undefined && "cited" in here ? here.cited.picture : null;
    return { src: picture?.src ?? null, widthPx: picture?.widthPx ?? null };
  }
  const widthPx = file?.facts.kind === "picture" && file.facts.format !== "svg" ? file.facts.widthPx : null;
  return { src: file?.pictureUrl ?? null, widthPx };
}

/** Returns the reason why a published graphic gives no picture; empty when it gives one, or is still asked. */
function pictureRefusal(config: CardConfig, cited: CitedByText): string {
  const here = cited.get(pictureOf(config));
  return here !== undefined && "refusal" in here ? here.refusal : "";
}

interface Props extends EditorProps<CardConfig> {
  readonly cited: CitedByText;
  readonly widthPx: number | null;
  /** Id of the list of what may be cited. */
  readonly listId: string;
}

/** The picture of a card: that of a published graphic, or a file. */
export function PictureFields({ cited, widthPx, listId, ...props }: Props): ReactNode {
  const { config } = props;
  const file = bindConfig(props).value("picture");
  const isFile = fileIdIn(config.picture) !== null;
  return (
    <>
      <Field
        label="Gráfico publicado"
        error={pictureRefusal(config, cited)}
        hint="Su imagen: «graphic:» y su dirección. O elige debajo un archivo"
        list={listId}
        spellCheck={false}
        autoComplete="off"
        value={isFile ? "" : file.value}
        onChange={({ currentTarget }) => file.onChange(currentTarget.value.trim())}
      />
      <FileField {...file} kinds={["picture"]} orAddress={false} value={isFile ? file.value : ""} />
      <p className="nv-field__hint" role="status">
        {widthPx !== null && smallPicture(widthPx)}
      </p>
    </>
  );
}

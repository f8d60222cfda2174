import { RATIO_NAMES, RATIOS } from "@nv/piece-parts";
import { type BoundConfig, FileField, FocusField, useChosenFile, useChosenPicture } from "@nv/piece-parts/fields";
import { SelectField } from "@nv/ui";
import type { ReactNode } from "react";
import type { ImageConfig } from "./config.ts";

interface Props {
  /** The fields of a picture and of how it is cut. */
  readonly f: Pick<BoundConfig<Pick<ImageConfig, "source" | "ratio" | "focus">>, "value">;
  readonly orAddress: boolean;
}

const OPTIONS = RATIO_NAMES.map((value) => ({ value, label: RATIOS[value].label }));

/** Which picture it is and how it is cut, with the parts that stay in sight. */
export function PictureFields({ f, orAddress }: Props): ReactNode {
  const [source, ratio] = [f.value("source"), f.value("ratio")];
  const { body: file } = useChosenFile(source.value);
  const picture = useChosenPicture(source.value);
  const isCut = ratio.value !== "none";
  return (
    <>
      <FileField {...source} kinds={["picture"]} orAddress={orAddress} />
      {(file !== null || isCut) && <SelectField {...ratio} options={OPTIONS} />}
      {isCut && picture !== null && (
        <FocusField {...f.value("focus")} {...picture} label="Punto de interés" ratio={RATIOS[ratio.value].ratio} />
      )}
    </>
  );
}

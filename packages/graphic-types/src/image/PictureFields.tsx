import { RATIO_NAMES, RATIOS } from "@nv/piece-parts";
import { FileField, FocusField, useChosenFile } from "@nv/piece-parts/fields";
import { SelectField } from "@nv/ui";
import type { ReactNode } from "react";
import type { ImageConfig } from "./config.ts";

/** A picture and how it is cut. */
export type CutPicture = Pick<ImageConfig, "source" | "ratio" | "focus">;

interface Texts {
  readonly label: string;
  readonly error: string;
}

interface Props {
  readonly picture: CutPicture;
  /** Label and error of each of its parts. */
  readonly textsOf: (part: string) => Texts;
  readonly orAddress: boolean;
  readonly onChange: (part: Partial<CutPicture>) => void;
}

const OPTIONS = RATIO_NAMES.map((value) => ({ value, label: RATIOS[value].label }));

/** Which picture it is and how it is cut, with the parts that stay in sight. */
export function PictureFields({ picture, textsOf, orAddress, onChange }: Props): ReactNode {
  const { source, ratio, focus } = picture;
  const { body: file } = useChosenFile(source);
  const isCut = ratio !== "none";
  return (
    <>
      <FileField
        {...textsOf("source")}
        kinds={["picture"]}
        orAddress={orAddress}
        value={source}
        onChange={(chosen) => onChange({ source: chosen })}
      />
      {(file !== null || isCut) && (
        <SelectField
          {...textsOf("ratio")}
          value={ratio}
          options={OPTIONS}
          onChange={(chosen) => onChange({ ratio: RATIO_NAMES.find((name) => name === chosen) ?? "none" })}
        />
      )}
      {isCut && file !== null && file.facts.kind === "picture" && file.pictureUrl !== null && (
        <FocusField
          label="Punto de interés"
          pictureUrl={file.pictureUrl}
          size={file.facts}
          ratio={RATIOS[ratio].ratio}
          value={focus}
          onChange={(point) => onChange({ focus: point })}
        />
      )}
    </>
  );
}

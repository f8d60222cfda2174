import { fileIdIn } from "@nv/piece-parts";
import { FileChoicesContext, FileField, FolderContents } from "@nv/piece-parts/fields";
import { type ReactNode, useContext } from "react";
import type { PartTexts } from "../editor.ts";
import type { Boards } from "./boards.ts";

interface Props extends PartTexts {
  readonly use: "steps" | "wide";
  readonly folder: string;
  readonly artboards: Boards;
  readonly onChange: (folder: string, artboards: Boards) => void;
}

/** A folder of ai2html, and what is right and wrong with it. */
export function BoardsField({ use, folder, artboards, onChange, ...texts }: Props): ReactNode {
  const choices = useContext(FileChoicesContext);
  return (
    <>
      <FileField
        {...texts}
        hint="Todo lo que hay en ai2html-output, en un ZIP"
        kinds={["archive"]}
        value={folder}
        onChange={(chosen) => onChange(chosen, chosen === folder ? artboards : [])}
      />
      {fileIdIn(folder) !== null && choices !== null && (
        <FolderContents
          source={folder}
          use={use}
          onRead={(drawings) => {
            const found = drawings.map(({ name, minWidthPx, ratio }) => ({ name, minWidthPx, ratio }));
            if (JSON.stringify(found) !== JSON.stringify(artboards)) onChange(folder, found);
          }}
        />
      )}
    </>
  );
}

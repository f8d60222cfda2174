import { FILE_LIMITS } from "@nv/contracts";
import { artboardsOf, fileIdIn } from "@nv/piece-parts";
import { type EditorProps, FileChoicesContext, FileField, FolderContents, fieldTexts } from "@nv/piece-parts/fields";
import { TextArea } from "@nv/ui";
import { type ReactNode, useContext } from "react";
import type { Ai2HtmlConfig } from "./config.ts";

/** A folder of ai2html: what is in it, and what is said of each drawing. */
export function Ai2HtmlFields(props: EditorProps<Ai2HtmlConfig>): ReactNode {
  const { config, onChange } = props;
  const textsOf = fieldTexts(props);
  const choices = useContext(FileChoicesContext);
  const isFile = fileIdIn(config.source) !== null;
  return (
    <>
      <FileField
        {...textsOf("source")}
        hint="Todo lo que hay en ai2html-output, en un ZIP"
        kinds={["archive"]}
        orAddress
        value={config.source}
        onChange={(source) =>
          onChange({ ...config, source, artboards: fileIdIn(source) === null ? [] : config.artboards })
        }
      />
      {isFile && choices !== null && (
        <FolderContents
          source={config.source}
          onRead={(drawings) => {
            const artboards = artboardsOf(drawings, config.artboards);
            if (artboards !== config.artboards) onChange({ ...config, artboards });
          }}
        />
      )}
      {isFile &&
        config.artboards.map(({ name, altText }, place) => (
          <TextArea
            key={name}
            isProse
            label={`Texto alternativo de «${name}»`}
            hint="Solo si dice algo distinto; vacío, el del gráfico"
            error={textsOf(`artboards.${place}.altText`).error}
            rows={2}
            maxLength={FILE_LIMITS.altText}
            value={altText}
            onChange={({ currentTarget }) =>
              onChange({
                ...config,
                artboards: config.artboards.map((board, at) =>
                  at === place ? { ...board, altText: currentTarget.value } : board,
                ),
              })
            }
          />
        ))}
    </>
  );
}

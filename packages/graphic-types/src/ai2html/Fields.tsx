import { FILE_LIMITS } from "@nv/contracts";
import { artboardsOf, fileIdIn } from "@nv/piece-parts";
import { bindConfig, type EditorProps, FileChoicesContext, FileField, FolderContents } from "@nv/piece-parts/fields";
import { TextArea } from "@nv/ui";
import { type ReactNode, useContext } from "react";
import type { Ai2HtmlConfig } from "./config.ts";

/** A folder of ai2html: what is in it, and what is said of each drawing. */
export function Ai2HtmlFields(props: EditorProps<Ai2HtmlConfig>): ReactNode {
  const { config, onChange } = props;
  const f = bindConfig(props);
  const choices = useContext(FileChoicesContext);
  const isFile = fileIdIn(config.source) !== null;
  const boardAt = f.rows("artboards", (row, { name }) => (
    <TextArea
      key={name}
      {...row.text("altText")}
      isProse
      label={`Texto alternativo de «${name}»`}
      hint="Solo si dice algo distinto; vacío, el del gráfico"
      rows={2}
      maxLength={FILE_LIMITS.altText}
    />
  ));
  return (
    <>
      <FileField
        {...f.value("source")}
        hint="Todo lo que hay en ai2html-output, en un ZIP"
        kinds={["archive"]}
        orAddress
        onChange={(source) =>
          onChange({ ...config, source, graphic: "", artboards: fileIdIn(source) === null ? [] : config.artboards })
        }
      />
      {isFile && choices !== null && (
        <FolderContents
          source={config.source}
          graphic={config.graphic ?? ""}
          onGraphic={(graphic) => onChange({ ...config, graphic, artboards: [] })}
          onRead={(drawings) => {
            const artboards = artboardsOf(drawings, config.artboards);
            if (artboards !== config.artboards) onChange({ ...config, artboards });
          }}
        />
      )}
      {isFile &&
        config.artboards.map((board, place) =>
          boardAt(board, place, (part) =>
            onChange({
              ...config,
              artboards: config.artboards.map((one, at) => (at === place ? { ...one, ...part } : one)),
            }),
          ),
        )}
    </>
  );
}

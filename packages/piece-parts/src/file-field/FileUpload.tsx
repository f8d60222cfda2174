import type { FileKind } from "@nv/contracts";
import { type ReactNode, useId } from "react";
import type { FileChoices } from "./file-choices.ts";
import { useImport } from "./use-import.tsx";

/** Types that the browser's own chooser offers for each kind; what a file is, is read from its bytes afterwards. */
const ACCEPTED: Readonly<Record<FileKind, string>> = {
  picture: "image/*",
  video: "video/*",
  audio: "audio/*,.mp3,.m4a,.ogg,.oga,.opus,.wav,.flac",
  table: ".csv,.tsv,.xlsx",
  geometry: ".geojson,.json,.topojson,.kml,.gpx,.gpkg",
  model: ".glb,.gltf",
  archive: ".zip",
  document: ".pdf",
  font: ".woff2,.woff,.ttf,.otf",
};

interface Props {
  readonly label: string;
  readonly kinds: readonly FileKind[];
  readonly choices: FileChoices;
  /** Called with the id of the file once the library has it. */
  readonly onTaken: (id: string) => void;
}

/** Brings a file into the library from where it is needed. */
export function FileUpload({ label, kinds, choices, onTaken }: Props): ReactNode {
  const id = useId();
  const { bring, isUnderWay, state } = useImport(choices, onTaken);
  if (isUnderWay) return state;
  return (
    <>
      <label className="nv-file__bring nv-action nv-action--plain">
        Traer uno
        <span className="nv-visually-hidden">: {label}</span>
        <input
          className="nv-visually-hidden"
          id={id}
          type="file"
          accept={kinds.map((kind) => ACCEPTED[kind]).join(",")}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // The same file again, mended, must count as a change.
            currentTarget.value = "";
            if (file !== undefined) bring(file);
          }}
        />
      </label>
      {state}
    </>
  );
}

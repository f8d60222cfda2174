export { FolderContents } from "./ai2html/FolderContents.tsx";
export { CaptionsField } from "./captions/CaptionsField.tsx";
export { type BoundConfig, bindConfig, type EditorProps, fieldTexts } from "./editor.ts";
export { DRAGGED_FILE, dragFile, draggedKind, fileSourceOf } from "./file-field/dragged-file.ts";
export { FileField, type FileFieldProps } from "./file-field/FileField.tsx";
export {
  type FileChoices,
  FileChoicesContext,
  type FilesAsked,
  type MuseumPictures,
} from "./file-field/file-choices.ts";
export { FILES_TOPIC } from "./file-field/files-topic.ts";
export { useChosenFile, useChosenPicture } from "./file-field/use-chosen-file.ts";
export { useImport } from "./file-field/use-import.tsx";
export { FocusField } from "./pictures/FocusField.tsx";
export { PointsField } from "./pictures/PointsField.tsx";
export { RectField } from "./pictures/RectField.tsx";
export { PlaceField, type PlaceFieldProps } from "./places/PlaceField.tsx";
export type { FindPlaces } from "./places/use-found-places.ts";
export { MomentField } from "./videos/MomentField.tsx";

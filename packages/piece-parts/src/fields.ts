export { FolderContents } from "./ai2html/FolderContents.tsx";
export { CaptionsField } from "./captions/CaptionsField.tsx";
export { type EditorProps, fieldTexts } from "./editor.ts";
export { FileField, type FileFieldProps } from "./file-field/FileField.tsx";
export { type FileChoices, FileChoicesContext, type FilesAsked } from "./file-field/file-choices.ts";
export { useChosenFile } from "./file-field/use-chosen-file.ts";
export { FocusField } from "./pictures/FocusField.tsx";
export { MomentField } from "./videos/MomentField.tsx";

export { Button, type ButtonProps } from "./Button/Button.tsx";
export { ConflictNotice, type ConflictNoticeProps } from "./ConflictNotice/ConflictNotice.tsx";
export { CopyButton, type CopyButtonProps } from "./CopyButton/CopyButton.tsx";
export { parseHex, type Rgb } from "./core/color.ts";
export { type ColorVision, colorDistance, type Oklab, toOklab } from "./core/color-vision.ts";
export {
  type ContrastUse,
  contrastRatio,
  contrastUse,
  MIN_MARK_CONTRAST,
  MIN_TEXT_CONTRAST,
  relativeLuminance,
} from "./core/contrast.ts";
export * from "./core/link-kind.ts";
export { type DataColumn, DataTable, type DataTableProps } from "./DataTable/DataTable.tsx";
export { DemoFrame, type DemoFrameProps } from "./DemoFrame/DemoFrame.tsx";
export { Dialog, type DialogProps } from "./Dialog/Dialog.tsx";
export {
  CATEGORICAL,
  type DataColor,
  type DataRamp,
  DIVERGING,
  MIN_SERIES_DISTANCE,
  SEQUENTIAL,
} from "./data-palette.ts";
export { type Fact, FactList, type FactListProps } from "./FactList/FactList.tsx";
export { ChoiceField, type ChoiceFieldProps } from "./Field/ChoiceField.tsx";
export { ColorField, type ColorFieldProps } from "./Field/ColorField.tsx";
export { caretAfter } from "./Field/caret-after.ts";
export { Field, type FieldProps } from "./Field/Field.tsx";
export { FieldNotesContext } from "./Field/FieldFrame.tsx";
export { PixelField, type PixelFieldProps } from "./Field/PixelField.tsx";
export { SearchField, type SearchFieldProps } from "./Field/SearchField.tsx";
export { SelectField, type SelectFieldProps, type SelectOption } from "./Field/SelectField.tsx";
export { TextArea, type TextAreaProps } from "./Field/TextArea.tsx";
export { FileDrop, type FileDropProps } from "./FileDrop/FileDrop.tsx";
export type { FolderFile, ImportedFolder } from "./FileDrop/read-folder.ts";
export { Findings } from "./Findings/Findings.tsx";
export { type AnchorProps, Link, type LinkProps } from "./Link/Link.tsx";
export * from "./media-formats.ts";
export { Notice, type NoticeProps } from "./Notice/Notice.tsx";
export { Pager, type PagerProps } from "./Pager/Pager.tsx";
export { PictureChoice, type PictureChoiceProps, type PicturedChoice } from "./PictureChoice/PictureChoice.tsx";
export { gimpPalette } from "./palettes/gimp-palette.ts";
export { swatchFile } from "./palettes/swatch-file.ts";
export { RowsEditor, type RowsEditorProps } from "./RowsEditor/RowsEditor.tsx";
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from "./SegmentedControl/SegmentedControl.tsx";
export { Swatch, type SwatchProps } from "./Swatch/Swatch.tsx";
export * from "./spain-outline.ts";
export { ThemeButton, type ThemeButtonProps } from "./ThemeButton/ThemeButton.tsx";
export { Toggle, type ToggleProps } from "./Toggle/Toggle.tsx";
export * from "./tokens.ts";
export { useBoxSize } from "./use-box-size.ts";
export { useDrawnFocus } from "./use-drawn-focus.ts";
export { usePassing } from "./use-passing.ts";
export { useScrollStop } from "./use-scroll-stop.ts";

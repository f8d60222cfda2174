import { createContext, createElement, type ReactNode, useContext } from "react";
import type { Block } from "./block.ts";
import type { FormatEditor, SettingsProps, StepProps } from "./editor.ts";
import { FORMATS } from "./formats.ts";

/** Editors of the formats that have one, by their names. */
export type FormatEditors = ReadonlyMap<string, FormatEditor<Block>>;

/** Loads the editors of all formats: what is sought in a block is there as soon as the block is open. */
export const loadFormatEditors = async (): Promise<FormatEditors> =>
  new Map(
    await Promise.all(
      FORMATS.flatMap(({ about, editor }) =>
        editor === null ? [] : [editor().then((loaded) => [about.name, loaded] as const)],
      ),
    ),
  );

/** Gives the fields of blocks the editors that were loaded. */
export const FormatEditorsContext = createContext<FormatEditors>(new Map());

/** The fields of a block's settings, by its format; nothing where it has none. */
export function SettingsFields(props: SettingsProps<Block>): ReactNode {
  const { format } = props.block;
  const Settings = useContext(FormatEditorsContext).get(format)?.Settings;
  return Settings && createElement(Settings, { ...props, key: format });
}

/** The fields of what a step says besides its text, by its format; nothing where it has none. */
export function StepFields(props: StepProps<Block>): ReactNode {
  const { format, steps } = props.block;
  const StepData = useContext(FormatEditorsContext).get(format)?.StepData;
  return StepData && steps[props.place] && createElement(StepData, { ...props, key: format });
}

export type { PartTexts } from "./editor.ts";

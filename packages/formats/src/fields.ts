import { loadable } from "@nv/web";
import { type ComponentType, createElement, type ReactNode } from "react";
import type { Block } from "./block.ts";
import type { FormatEditor, SettingsProps, StepProps } from "./editor.ts";
import { FORMATS } from "./formats.ts";

const None = () => null;

/** A component of the editor of each format that has one, loaded when it is first drawn. */
const loaded = <Props extends object>(partOf: (editor: FormatEditor<Block>) => ComponentType<Props> | undefined) =>
  new Map(
    FORMATS.flatMap(({ about, editor }) =>
      editor === null ? [] : [[about.name, loadable(async () => partOf(await editor()) ?? None, null)] as const],
    ),
  );

const SETTINGS = loaded(({ Settings }) => Settings);
const STEPS = loaded(({ StepData }) => StepData);

/** The fields of a block's settings, by its format; nothing where it has none. */
export function SettingsFields(props: SettingsProps<Block>): ReactNode {
  const { format } = props.block;
  const Settings = SETTINGS.get(format);
  return Settings && createElement(Settings, { ...props, key: format });
}

/** The fields of what a step says besides its text, by its format; nothing where it has none. */
export function StepFields(props: StepProps<Block>): ReactNode {
  const { format, steps } = props.block;
  const StepData = STEPS.get(format);
  return StepData && steps[props.place] && createElement(StepData, { ...props, key: format });
}

export type { PartTexts } from "./editor.ts";

import { Field } from "@nv/ui";
import { type ReactNode, useState } from "react";
import { readMoment, writeMoment } from "./moment.ts";

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly error: string;
  /** Milliseconds; `NaN` for what is no moment. */
  readonly value: number;
  readonly onChange: (atMs: number) => void;
}

/** A moment of a video, written as `0:01,5`. */
export function MomentField({ label, hint, error, value, onChange }: Props): ReactNode {
  const [text, setText] = useState(writeMoment(value));
  const typedMs = readMoment(text);
  // Another moment came from elsewhere.
  const shown = Object.is(typedMs, value) || Number.isNaN(value) ? text : writeMoment(value);
  return (
    <Field
      label={label}
      hint={hint}
      error={Number.isNaN(typedMs) && shown === text ? "Escríbelo como 0:01,5" : error}
      value={shown}
      inputMode="numeric"
      autoComplete="off"
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        onChange(readMoment(currentTarget.value));
      }}
    />
  );
}

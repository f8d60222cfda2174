import { Field } from "@nv/ui";
import { OnStage } from "@nv/web";
import { type ReactNode, useState } from "react";
import { CodeFigure } from "../../reading/doc/CodeFigure";
import { type CodeField, fieldCode, fillCode } from "./core/fill-code";
import "../tool.css";

interface Props {
  /** Name of the block. */
  readonly title: string;
  readonly language: string;
  /** Code with marks, `{name}`. */
  readonly code: string;
  /** One for each mark. */
  readonly fields: readonly CodeField[];
}

/** A piece of code with the person's own values in it, ready to be copied. */
export function CodeParameters({ title, language, code, fields }: Props): ReactNode {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  return (
    <div className="nv-tool nv-stack nv-parameters">
      <div className="nv-tool__fields">
        {fields.map((field) => {
          const value = values[field.name] ?? field.value;
          const filled = fieldCode(field, value);
          return (
            <Field
              key={field.name}
              label={field.label}
              error={"fault" in filled ? filled.fault : ""}
              autoComplete="off"
              spellCheck={false}
              value={value}
              onChange={(event) => setValues({ ...values, [field.name]: event.currentTarget.value })}
            />
          );
        })}
      </div>
      <OnStage>
        <div className="nv-bench__result">
          <CodeFigure title={title} language={language}>
            <code>{fillCode(code, fields, values)}</code>
          </CodeFigure>
        </div>
      </OnStage>
    </div>
  );
}

import { Button, ColorField, Field, SelectField } from "@nv/ui";
import type { ReactNode } from "react";
import type { PartTexts } from "../editor.ts";
import { PART_LOOK_NAMES } from "./about.ts";
import { MOST_PART_RULES, PART_LOOKS, type WebglScrollingBlock } from "./settings.ts";

type Rule = WebglScrollingBlock["steps"][number]["data"]["parts"][number];

const FIRST: Rule = { which: "", look: "painted", colour: "#b5533c" };
const LOOKS = PART_LOOKS.map((value) => ({ value, label: PART_LOOK_NAMES[value] }));

interface Props {
  readonly rules: readonly Rule[];
  readonly textsOf: (path: string) => PartTexts;
  readonly onChange: (rules: Rule[]) => void;
}

/** Which parts of the model a step hides or paints. */
export function PartRules({ rules, textsOf, onChange }: Props): ReactNode {
  const change = (at: number, more: Partial<Rule>) =>
    onChange(rules.map((rule, place) => (place === at ? { ...rule, ...more } : rule)));
  return (
    <div className="nv-field">
      <span className="nv-field__label">{textsOf("data.parts").label}</span>
      <p className="nv-field__hint">
        Lo que un paso no dice se ve como es. Lo que se esconde se hunde, y se levanta cuando otro paso lo enseña.
      </p>
      {rules.map(({ which, look, colour }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rules have no name, and are only added and taken away
        <fieldset key={at} className="nv-part-rule">
          <legend className="nv-visually-hidden">Partes, regla {at + 1}</legend>
          <Field
            {...textsOf(`data.parts.${at}.which`)}
            hint="Nombres con comas: torre, casa-*. O una cifra: > 6"
            value={which}
            onChange={({ currentTarget }) => change(at, { which: currentTarget.value })}
          />
          <SelectField
            {...textsOf(`data.parts.${at}.look`)}
            value={look}
            options={LOOKS}
            onChange={(chosen) => change(at, { look: chosen })}
          />
          {look === "painted" && (
            <ColorField
              {...textsOf(`data.parts.${at}.colour`)}
              value={colour}
              onChange={(chosen) => change(at, { colour: chosen })}
            />
          )}
          <Button onClick={() => onChange(rules.filter((_, place) => place !== at))}>
            Quitar<span className="nv-visually-hidden"> la regla {at + 1}</span>
          </Button>
        </fieldset>
      ))}
      <div className="nv-row">
        <Button disabled={rules.length >= MOST_PART_RULES} onClick={() => onChange([...rules, FIRST])}>
          Esconder o pintar partes
        </Button>
      </div>
    </div>
  );
}

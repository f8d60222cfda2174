import { Field, SelectField, Toggle } from "@nv/ui";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { bindFields } from "./bind-fields.ts";

interface Tracker {
  readonly holder: string;
  readonly kind: "mandate" | "comparison";
  readonly isTold: boolean;
  readonly method: { readonly seed: string };
  readonly members: readonly { readonly name: string }[];
}

const DRAFT: Tracker = {
  ...{ holder: "Sánchez", kind: "mandate", isTold: false },
  ...{ method: { seed: "7" }, members: [{ name: "Uno" }, { name: "Dos" }] },
};
const LABELS = {
  holder: "De quién es el mandato",
  kind: "Qué es",
  isTold: "Se cuenta",
  "method.seed": "Semilla",
  "members.*.name": "Nombre",
};

const formOf = (problems = new Map<string, string>()) => {
  const changes: Partial<Tracker>[] = [];
  const change = (part: Partial<Tracker>) => changes.push(part);
  return { f: bindFields({ draft: DRAFT, change, problems, labels: LABELS }), changes };
};
const typed = (value: string) => ({ currentTarget: { value } });

test("a field shows its label, its hint, its value and what is wrong with it, each tied to the control", () => {
  const { f } = formOf(new Map([["holder", "Falta el nombre"]]));

  const html = renderToStaticMarkup(<Field {...f.text("holder")} hint="Nombre y apellidos" autoComplete="off" />);

  expect(html).toMatch(/<label[^>]*>De quién es el mandato<\/label>/);
  expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*autoComplete="off"[^>]*value="Sánchez"/i);
  const described = /aria-describedby="(\S+) (\S+)"/.exec(html);
  expect(html).toContain(`id="${described?.[1]}">Nombre y apellidos<`);
  expect(html).toContain(`id="${described?.[2]}" aria-live="polite">Falta el nombre<`);
});

test("a change of a field is the part of the draft that changes", () => {
  const { f, changes } = formOf();

  f.text("holder").onChange(typed("Rajoy"));
  f.value("kind").onChange("comparison");
  f.toggle("isTold").onChange(true);
  f.part("method").text("seed").onChange(typed("8"));
  f.list("members").onChange([]);

  expect(changes).toEqual([
    ...[{ holder: "Rajoy" }, { kind: "comparison" }, { isTold: true }],
    ...[{ method: { seed: "8" } }, { members: [] }],
  ]);
});

test("a row's field has the label of all rows, the problem of its own, and tells the row", () => {
  const { f } = formOf(new Map([["members.1.name", "Ya está"]]));
  const parts: object[] = [];

  const bound = f.rows("members", (member) => member.text("name"));
  const { onChange, ...second } = bound({ name: "Dos" }, 1, (part) => parts.push(part));
  onChange(typed("Tres"));

  expect(second).toEqual({ label: "Nombre", value: "Dos", error: "Ya está" });
  expect(parts).toEqual([{ name: "Tres" }]);
});

test("labels may be written by a function of the path, place and all", () => {
  const f = bindFields({ draft: DRAFT, change: () => {}, labels: (path) => path.toUpperCase() });

  const bound = f.rows("members", (member) => member.text("name").label);
  expect(bound({ name: "Uno" }, 0, () => {})).toBe("MEMBERS.0.NAME");
});

test("without a table a control asks for its label itself", () => {
  const f = bindFields({ draft: DRAFT, change: () => {} });

  expect(f.text("holder")).not.toHaveProperty("label");
  // @ts-expect-error a field without a label
  createElement(Field, f.text("holder"));
});

test("what is no field of the draft, or one of another kind, does not compile", () => {
  const { f } = formOf();
  const options = [{ value: "other", label: "Otro" }] as const;

  expect([
    // @ts-expect-error no field of the draft
    f.text("nobody").label,
    // @ts-expect-error one of a few values is no free text
    f.text("kind").label,
    // @ts-expect-error a text is no switch
    f.toggle("holder").label,
    // @ts-expect-error no field of the part
    f.part("method").text("holder").label,
    // @ts-expect-error a part is no text
    f.text("method").label,
    // @ts-expect-error a choice that the field cannot hold
    createElement(SelectField, { ...f.value("kind"), options }).type,
    createElement(Toggle, f.toggle("isTold")).props.label,
  ]).toHaveLength(7);
});

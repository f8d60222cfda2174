import type { FileDetail } from "@nv/contracts/schemas";
import { metresEachFor, propertiesOf } from "@nv/glb";
import { ColorField, SelectField } from "@nv/ui";
import { FailureNotice, request, useRemote } from "@nv/web";
import { type ReactNode, useEffect } from "react";
import type { PartTexts } from "../editor.ts";
import { NumberField } from "../NumberField.tsx";
import type { WebglScrollingBlock } from "./settings.ts";

type Raise = NonNullable<WebglScrollingBlock["settings"]["raise"]>;

const FIRST: Raise = { height: "", metresEach: 1, name: "", colour: "#c9b79c" };

/** Properties by which maps name their zones, before any other text. */
const NAMES = /^(?:nombre|name|nom|nameunit|rotulo|id)/i;

interface Props {
  readonly file: FileDetail;
  readonly raise: WebglScrollingBlock["settings"]["raise"];
  readonly textsOf: (path: string) => PartTexts;
  readonly onChange: (raise: Raise) => void;
}

const chosen = (names: readonly string[], none: string, value: string) => [
  { value: "", label: none },
  // What was written before and is not in this map stays to be seen.
  ...[...new Set([...names, value])].filter((name) => name !== "").map((name) => ({ value: name, label: name })),
];

/** Form for turning the polygons of a map into volumes: its properties are offered by name. */
export function RaiseFields({ file, raise, textsOf, onChange }: Props): ReactNode {
  const {
    body: found,
    failure,
    reload,
  } = useRemote(`${file.contentUrl} ${file.hash}`, async (signal) => {
    const map: unknown = await (await request(file.contentUrl, { signal })).json();
    return { ...propertiesOf(map), map };
  });
  const told = raise ?? FIRST;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first look at a map fills in what nobody said
  useEffect(() => {
    if (found === null || raise !== null) return;
    const texts = found.all.filter((name) => !found.numbers.includes(name));
    const name = texts.find((one) => NAMES.test(one)) ?? texts[0] ?? "";
    const height = found.numbers.find((one) => !NAMES.test(one)) ?? "";
    onChange({ ...FIRST, height, name, metresEach: metresEachFor(found.map, height) });
  }, [found, raise]);

  if (failure !== null) return <FailureNotice error={failure} onRetry={reload} />;
  if (found === null) return <p role="status">Leyendo el mapa…</p>;
  return (
    <>
      <SelectField
        {...textsOf("settings.raise.height")}
        hint="La propiedad del mapa que dice cuánto se levanta; sin cifra, el polígono queda en el suelo"
        value={told.height}
        options={chosen(found.numbers, "Elige una", told.height)}
        onChange={(height) => onChange({ ...told, height, metresEach: metresEachFor(found.map, height) })}
      />
      <NumberField
        {...textsOf("settings.raise.metresEach")}
        hint="3 si son plantas, 1 si son metros; con habitantes o euros, la que se vea bien. Se propone una"
        {...{ min: 0, max: 1_000_000 }}
        step="any"
        value={told.metresEach}
        onChange={(metresEach) => onChange({ ...told, metresEach })}
      />
      <SelectField
        {...textsOf("settings.raise.name")}
        hint="Para esconder o pintar unas y no otras"
        value={told.name}
        options={chosen(found.all, "Sin nombre", told.name)}
        onChange={(name) => onChange({ ...told, name })}
      />
      <ColorField
        {...textsOf("settings.raise.colour")}
        value={told.colour}
        onChange={(colour) => onChange({ ...told, colour })}
      />
    </>
  );
}

import { COLOR_TOKENS, type ColorToken, colorOf, type ThemeName } from "@nv/ui";
import type { ReactNode } from "react";
import { ScrollingTable } from "../reading/doc/ScrollingTable";
import { ColorCell } from "./ColorCell";
import { contrastWords } from "./contrast-words";
import "./Palette.css";

const THEME_NAMES: Readonly<Record<ThemeName, string>> = { light: "claro", dark: "oscuro" };
const THEMES: readonly ThemeName[] = ["light", "dark"];

/** Least and most favourable ground for what lies on it: paper and sheet. */
const SURFACES = [
  { name: "paper", label: "papel" },
  { name: "sheet", label: "hoja" },
] as const;

function Contrasts({ token, theme }: { readonly token: ColorToken; readonly theme: ThemeName }) {
  if (token.role === "ground" || token.role === "line") return null;
  return (
    <dl className="nv-palette__contrasts">
      {SURFACES.map(({ name, label }) => {
        const { ratio, use, level } = contrastWords(token[theme], colorOf(name, theme));
        return (
          <div key={name} data-level={level}>
            <dt>{label}</dt>
            <dd>
              {ratio} <span>{use}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function ColorRow({ token }: { readonly token: ColorToken }) {
  return (
    <tr>
      <th scope="row">
        <code>--nv-{token.name}</code>
        <span className="nv-palette__use nv-beneath">{token.use}</span>
      </th>
      {THEMES.map((theme) => (
        <td key={theme}>
          <ColorCell hex={token[theme]} what={`${token.name} en tema ${THEME_NAMES[theme]}`} />
          <Contrasts token={token} theme={theme} />
        </td>
      ))}
    </tr>
  );
}

/** Every colour of the interface, to copy, with the contrast that it has on paper and on a sheet in both themes. */
export function Palette(): ReactNode {
  return (
    <ScrollingTable className="nv-palette">
      <thead>
        <tr>
          <th scope="col">Color y uso</th>
          <th scope="col">Tema claro</th>
          <th scope="col">Tema oscuro</th>
        </tr>
      </thead>
      <tbody>
        {COLOR_TOKENS.map((token) => (
          <ColorRow key={token.name} token={token} />
        ))}
      </tbody>
    </ScrollingTable>
  );
}

import type { DotMapLayout } from "./core/layout.ts";
import { DotMap } from "./DotMap.tsx";
import { CELL_KM } from "./spain.ts";

/** The picture with its numbers. */
export interface DotMapFigureProps {
  readonly layout: DotMapLayout;
  /** Municipalities in the picture. */
  readonly total: number;
  /** Municipalities of the region in red. */
  readonly marked: number;
}

/** Grouped always, because here numbers of four digits stand beside larger ones or in a figure. */
const NUMBERS = new Intl.NumberFormat("es", { useGrouping: "always" });

/** The picture of the visitors' home: one figure in two forms, with the switch between them and what the dots count. */
export function DotMapFigure({ layout, total, marked }: DotMapFigureProps) {
  const totals = `Aragón suma ${NUMBERS.format(marked)} de los ${NUMBERS.format(total)} municipios de España`;
  const description =
    `Mapa de puntos de España que se convierte en barras. Los puntos mayores, con más municipios, se agrupan ` +
    `en la mitad norte; hacia el sur son pequeños. ${totals}.`;
  return (
    <figure className="figure">
      <div className="stage">
        <DotMap layout={layout} description={description} />
        <span className="peak" aria-hidden="true">
          {NUMBERS.format(Math.max(...layout.bars.map(({ count }) => count)))} municipios
        </span>
      </div>
      <figcaption>
        <fieldset className="forms">
          <legend>Un mismo dato, dos formatos</legend>
          <label>
            <input type="radio" name="form" value="map" defaultChecked />
            <span>1 · mapa</span>
          </label>
          <label>
            <input type="radio" name="form" value="bars" />
            <span>2 · barras</span>
          </label>
        </fieldset>
        <p className="note">
          Cada punto, los municipios de un cuadrado de {CELL_KM} km; cada barra, los de su franja, de norte a sur.{" "}
          <strong>En rojo, Aragón:</strong> {NUMBERS.format(marked)} de {NUMBERS.format(total)}. Datos: IGN.
        </p>
      </figcaption>
    </figure>
  );
}

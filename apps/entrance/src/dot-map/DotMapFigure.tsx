import { DotMap, type DotMapProps } from "./DotMap.tsx";
import { CELL_KM } from "./spain.ts";

/** The picture with its numbers. */
export interface DotMapFigureProps extends Pick<DotMapProps, "layout" | "canaryRow"> {
  /** Municipalities in the picture. */
  readonly total: number;
  /** Municipalities of the region in red. */
  readonly marked: number;
}

/** Grouped always, because here numbers of four digits stand beside larger ones or in a figure. */
const NUMBERS = new Intl.NumberFormat("es", { useGrouping: "always" });

/** The picture of the visitors' home: one figure in two forms, with the switch between them and what the dots count. */
export function DotMapFigure({ layout, canaryRow, total, marked }: DotMapFigureProps) {
  const peak = `${NUMBERS.format(Math.max(...layout.bars.map(({ count }) => count)))} municipios`;
  const totals = `Aragón suma ${NUMBERS.format(marked)} de los ${NUMBERS.format(total)} municipios de España`;
  const description =
    `Mapa de puntos de España que se convierte en barras. Los puntos mayores, con más municipios, se agrupan ` +
    `en la mitad norte: la franja que más tiene suma ${peak}. Hacia el sur son pequeños. ${totals}.`;
  return (
    <figure className="figure">
      <DotMap layout={layout} canaryRow={canaryRow} peak={peak} description={description} />
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
          Cada punto cuenta los municipios de una celda de {CELL_KM} km de lado; cada barra, los de su fila, de norte a
          sur. <strong>Aragón</strong>, en rojo, suma {NUMBERS.format(marked)} de {NUMBERS.format(total)}. Datos: IGN.
        </p>
      </figcaption>
    </figure>
  );
}

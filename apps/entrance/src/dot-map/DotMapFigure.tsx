import { DotMap, type DotMapProps } from "./DotMap.tsx";
import { CELL_KM } from "./spain.ts";

/** The picture with its numbers. */
export interface DotMapFigureProps extends Pick<DotMapProps, "layout" | "canaryRow"> {
  /** Municipalities in the picture. */
  readonly total: number;
  /** Municipalities of the region in red. */
  readonly marked: number;
}

/** As the desk writes them: four figures go together. */
const NUMBERS = new Intl.NumberFormat("es");

/** Credit that the licence of the data asks for (CC BY 4.0); the visible words are its beginning, as a link's name must be. */
const SOURCE = "Datos abiertos del Instituto Geográfico Nacional";

/**
 * The picture of the visitors' home: one figure in two forms, with the switch between them and what the dots count.
 *
 * No button is chosen at first: until the reader chooses, the picture shows its change once by itself.
 */
export function DotMapFigure({ layout, canaryRow, total, marked }: DotMapFigureProps) {
  const peak = `${NUMBERS.format(Math.max(...layout.bars.map(({ count }) => count)))} municipios`;
  const totals = `Aragón suma ${NUMBERS.format(marked)} de los ${NUMBERS.format(total)} municipios de España`;
  const description =
    `Mapa de puntos de España, con un punto por celda de ${CELL_KM} kilómetros de lado, que se convierte en barras. ` +
    `Los puntos mayores, con más municipios, se agrupan ` +
    `en la mitad norte: la franja que más tiene suma ${peak}. Hacia el sur son pequeños. ${totals}.`;
  return (
    <figure className="figure">
      <DotMap layout={layout} canaryRow={canaryRow} peak={peak} description={description} />
      <figcaption>
        <fieldset className="forms">
          <legend>Un mismo dato, dos formatos</legend>
          <label>
            <input type="radio" name="form" value="map" />
            <span>1 · mapa</span>
          </label>
          <label>
            <input type="radio" name="form" value="bars" />
            <span>2 · barras</span>
          </label>
        </fieldset>
        <p className="note">
          Cada punto cuenta los municipios de una celda de igual área. Cada barra, los de su fila, de norte a sur.{" "}
          <strong>Aragón</strong> suma {NUMBERS.format(marked)} de {NUMBERS.format(total)}.{" "}
          <a href="https://www.ign.es/" rel="noreferrer" aria-label={SOURCE}>
            Datos abiertos
          </a>
          .
        </p>
      </figcaption>
    </figure>
  );
}

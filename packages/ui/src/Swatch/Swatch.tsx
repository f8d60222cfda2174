export interface SwatchProps {
  /** `#rrggbb`. */
  readonly color: string;
  /** Name of the colour, for somebody who does not see it; empty when the text beside it already says so. */
  readonly name?: string;
}

/** A sample of a colour, with an edge so that it is seen on any ground. */
export function Swatch({ color, name = "" }: SwatchProps) {
  return name === "" ? (
    <span className="nv-swatch" style={{ background: color }} aria-hidden="true" />
  ) : (
    <span className="nv-swatch" style={{ background: color }} role="img" aria-label={name} />
  );
}

/** Ellipsoid that the Earth is taken for. */
export interface Ellipsoid {
  /** Semi-major axis, metres. */
  readonly axisM: number;
  /** Share by which the axis of the poles is shorter than the other. */
  readonly flattening: number;
}

/** Returns how much flatter than a sphere it is, and the radius of the sphere that has its meridian, metres. */
function shapeOf({ axisM, flattening }: Ellipsoid): readonly [n: number, radiusM: number] {
  const n = flattening / (2 - flattening);
  return [n, (axisM / (1 + n)) * (1 + n ** 2 / 4 + n ** 4 / 64)];
}

/**
 * From degrees to the metres of a strip along a meridian, by Krüger's series to the third order: less than a millimetre as far as the strips
 * of the neighbours reach. The scale of the strip is left to whoever asks.
 *
 * @returns From the longitude from the middle of the strip and the latitude, radians, to metres.
 * @see Karney, «Transverse Mercator with an accuracy of a few nanometers», 2011, equation 35
 */
export function createToStrip(
  ellipsoid: Ellipsoid,
): (lambda: number, phi: number) => readonly [eastM: number, northM: number] {
  const [n, radiusM] = shapeOf(ellipsoid);
  const eccentricity = (2 * Math.sqrt(n)) / (1 + n);
  const [a1, a2, a3] = [
    n / 2 - (2 / 3) * n ** 2 + (5 / 16) * n ** 3,
    (13 / 48) * n ** 2 - (3 / 5) * n ** 3,
    (61 / 240) * n ** 3,
  ];
  return (lambda, phi) => {
    const t = Math.sinh(Math.atanh(Math.sin(phi)) - eccentricity * Math.atanh(eccentricity * Math.sin(phi)));
    const xi = Math.atan2(t, Math.cos(lambda));
    const eta = Math.asinh(Math.sin(lambda) / Math.hypot(t, Math.cos(lambda)));
    const east =
      eta +
      a1 * Math.cos(2 * xi) * Math.sinh(2 * eta) +
      a2 * Math.cos(4 * xi) * Math.sinh(4 * eta) +
      a3 * Math.cos(6 * xi) * Math.sinh(6 * eta);
    const north =
      xi +
      a1 * Math.sin(2 * xi) * Math.cosh(2 * eta) +
      a2 * Math.sin(4 * xi) * Math.cosh(4 * eta) +
      a3 * Math.sin(6 * xi) * Math.cosh(6 * eta);
    return [radiusM * east, radiusM * north];
  };
}

/**
 * From the metres of a strip to degrees, by the same series.
 *
 * @returns From metres, before the scale of the strip, to the longitude from its middle and the latitude, radians.
 * @see Karney, equation 36
 */
export function createFromStrip(
  ellipsoid: Ellipsoid,
): (eastM: number, northM: number) => readonly [lambda: number, phi: number] {
  const [n, radiusM] = shapeOf(ellipsoid);
  const [b1, b2, b3] = [
    n / 2 - (2 / 3) * n ** 2 + (37 / 96) * n ** 3,
    (1 / 48) * n ** 2 + (1 / 15) * n ** 3,
    (17 / 480) * n ** 3,
  ];
  const [d1, d2, d3] = [2 * n - (2 / 3) * n ** 2 - 2 * n ** 3, (7 / 3) * n ** 2 - (8 / 5) * n ** 3, (56 / 15) * n ** 3];
  return (eastM, northM) => {
    const [eta, xi] = [eastM / radiusM, northM / radiusM];
    const eta1 =
      eta -
      b1 * Math.cos(2 * xi) * Math.sinh(2 * eta) -
      b2 * Math.cos(4 * xi) * Math.sinh(4 * eta) -
      b3 * Math.cos(6 * xi) * Math.sinh(6 * eta);
    const xi1 =
      xi -
      b1 * Math.sin(2 * xi) * Math.cosh(2 * eta) -
      b2 * Math.sin(4 * xi) * Math.cosh(4 * eta) -
      b3 * Math.sin(6 * xi) * Math.cosh(6 * eta);
    const chi = Math.asin(Math.sin(xi1) / Math.cosh(eta1));
    const phi = chi + d1 * Math.sin(2 * chi) + d2 * Math.sin(4 * chi) + d3 * Math.sin(6 * chi);
    return [Math.atan2(Math.sinh(eta1), Math.cos(xi1)), phi];
  };
}

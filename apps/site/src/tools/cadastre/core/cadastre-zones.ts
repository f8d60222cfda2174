/** Zone of a projection that the cadastre uses; `null` for others. */
export function utmZone(epsg: number): number | null {
  const zones: Readonly<Record<number, number>> = { 25829: 29, 25830: 30, 25831: 31, 32628: 28, 4083: 28 };
  return zones[epsg] ?? null;
}

/** Projection to ask the cadastre for at a longitude: Canarias has its own. */
export function projectionAt(lonDegrees: number): number {
  if (lonDegrees < -12) return 32628;
  if (lonDegrees < -6) return 25829;
  return lonDegrees < 0 ? 25830 : 25831;
}

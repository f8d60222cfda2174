/** Facts about a file whose route is not there to be seen. */
interface Awaited {
  /** Ships in it; `null` until it is read. */
  readonly ships: number | null;
  /** Whether it is being read. */
  readonly isReading: boolean;
  /** Whether one of its ships is chosen. */
  readonly isChosen: boolean;
  /** Whether it is the invented one, which nobody is asked about. */
  readonly isExample: boolean;
  readonly hasFailed: boolean;
}

/** Says what a route waits for, where it will be drawn. */
export function awaitedRoute({ ships, isReading, isChosen, isExample, hasFailed }: Awaited): string {
  if (hasFailed) return "Aquí se ve la ruta de un barco.";
  if (isReading && !isExample) return "Leyendo el archivo…";
  if (ships === null && !isExample) return "Confirma las columnas, y aquí se ve la ruta.";
  if (ships === 0) return "En el archivo no hay ninguna ruta.";
  if (ships !== null && !isChosen) return "Elige un barco, y aquí se ve su ruta.";
  return "Preparando la ruta…";
}

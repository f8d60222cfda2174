/** Advice beside the licence of data. */
export const LICENSE_HINT =
  "La dirección de la licencia con que se pueden reutilizar, como https://creativecommons.org/licenses/by/4.0/. Vacía, su página dice que nadie la ha indicado";

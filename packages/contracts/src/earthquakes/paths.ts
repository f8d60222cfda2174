/** `GET` lists what was felt by instruments lately; below it, `/archive`, `/towns` and `/pieces`. */
export const EARTHQUAKES_API_PATH = "/api/earthquakes";

import { aboutFramed } from "../framed/about.ts";

/** A picture at an https address. */
export const aboutImage = aboutFramed("image", "Imagen", "Dirección de la imagen");

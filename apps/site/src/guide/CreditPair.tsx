import type { ReactNode } from "react";
import { type Side, Sides } from "./Sides";
import "./CreditPair.css";

/** Captions of one picture: whose it is, where and when; and one that says nothing of that. */
const CAPTIONS = {
  yes: "El puente de Villamuestra, el 3 de marzo de 2026. Eva Ejemplo / AGENCIA DE EJEMPLO",
  no: "Un puente. Foto: Internet",
} as const;

/** The same picture, drawn here, with a caption that can be answered for and with one that cannot. */
export function CreditPair(): ReactNode {
  return (
    <Sides
      yes="Qué es, dónde, cuándo, de quién y por medio de quién."
      no="«Internet» no ha hecho ninguna foto: no se sabe de quién es, ni si se puede."
      draw={(side) => <Captioned side={side} />}
    />
  );
}

function Captioned({ side }: { readonly side: Side }) {
  return (
    <div className="nv-credit">
      <svg viewBox="0 0 300 170" role="img" aria-label="Dibujo de un puente sobre un río">
        <rect className="nv-credit__sky" width="300" height="170" />
        <path className="nv-credit__hill" d="M0 110 70 60l60 40 70-56 100 66v60H0z" />
        <path className="nv-credit__river" d="M0 128h300v42H0z" />
        <path className="nv-credit__bridge" d="M20 128v-20h260v20h-24a34 24 0 0 0-68 0h-76a34 24 0 0 0-68 0z" />
      </svg>
      <p className="nv-caption">{CAPTIONS[side]}</p>
    </div>
  );
}

import type { GraphicConfig } from "@nv/graphic-types";
import { fieldsIn, toCallFailure } from "@nv/web";
import { useEffect, useState } from "react";
import { graphicsCalls } from "../api/graphics-calls";
import { addressDoubt, framedAddress } from "../core/address-doubt";

/** Stillness after the last key before an address is asked for, milliseconds. */
const CALM_MS = 700;

/** Tells why readers would see an empty frame where a graphic shows a page of others; empty for nothing. A frame itself does not say that it is dead. */
export function useAddressDoubt(config: GraphicConfig): string {
  const address = framedAddress(config);
  const [known, setKnown] = useState({ address: "", doubt: "" });
  useEffect(() => {
    if (address === "") return;
    let isHere = true;
    const tell = (doubt: string) => {
      if (isHere) setKnown({ address, doubt });
    };
    const timer = window.setTimeout(() => {
      graphicsCalls.inspect({ source: address }).then(
        (found) => tell(addressDoubt(found)),
        // A lost line says nothing of the address.
        (error: unknown) => tell(fieldsIn(toCallFailure(error))[0]?.message ?? ""),
      );
    }, CALM_MS);
    return () => {
      isHere = false;
      window.clearTimeout(timer);
    };
  }, [address]);
  return known.address === address ? known.doubt : "";
}

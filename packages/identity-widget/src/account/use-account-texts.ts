import { useEffect, useState } from "react";
import { loadAccountTexts } from "./texts/all.ts";
import type { AccountTexts } from "./texts/en.ts";

/** Texts of the account page, or the reason why they are missing. */
export interface LoadedTexts {
  /** `null` before they are here; in the language before while another is on its way. */
  readonly texts: AccountTexts | null;
  /** Reason why they are not here, until they are. */
  readonly failure: unknown;
}

/** Brings what the account page says. What did not come is asked for again when the network is back. */
export function useAccountTexts(locale: string): LoadedTexts {
  const [loaded, setLoaded] = useState<LoadedTexts>({ texts: null, failure: null });

  useEffect(() => {
    let isWanted = true;
    const load = () =>
      void loadAccountTexts(locale).then(
        (texts) => isWanted && setLoaded({ texts, failure: null }),
        (failure: unknown) => isWanted && setLoaded(({ texts }) => ({ texts, failure })),
      );
    load();
    window.addEventListener("online", load);
    return () => {
      isWanted = false;
      window.removeEventListener("online", load);
    };
  }, [locale]);
  return loaded;
}

import { useEffect, useState } from "react";
import { loadAccountTexts } from "./texts/all.ts";
import type { AccountTexts } from "./texts/en.ts";

/** Brings what the account page says; in the language before while another is on its way, and `null` before the first. */
export function useAccountTexts(locale: string): AccountTexts | null {
  const [texts, setTexts] = useState<AccountTexts | null>(null);

  useEffect(() => {
    let isWanted = true;
    loadAccountTexts(locale).then(
      (loaded) => isWanted && setTexts(loaded),
      (error: unknown) => console.error("The texts of the account page could not be loaded.", error),
    );
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return texts;
}

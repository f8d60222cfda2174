import { chosenTheme, THEME_STORAGE_KEY, type Theme } from "@nv/contracts";
import { useEffect, useState } from "react";

/** The theme that the page wears; before the first paint `public/theme.js` put it on. */
const worn = () => chosenTheme(document.documentElement.dataset.theme ?? null);

function keep(theme: Theme): void {
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // A browser that blocks storage keeps no choice: it lasts as long as the page.
  }
}

/** The theme and how to choose the other one, for all doors; a choice made in another tab is followed. */
export function useTheme(): readonly [theme: Theme, choose: (theme: Theme) => void] {
  const [theme, setTheme] = useState(worn);

  function wear(next: Theme) {
    document.documentElement.dataset.theme = next;
    setTheme(next);
  }

  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === THEME_STORAGE_KEY) wear(chosenTheme(newValue));
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  });

  return [
    theme,
    (next) => {
      wear(next);
      keep(next);
    },
  ];
}

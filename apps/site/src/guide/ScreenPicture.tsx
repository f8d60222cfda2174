import type { ReactNode } from "react";
import "./ScreenPicture.css";

/** Sides of a picture of a screen, pixels. */
const SIDES_PX = { width: 1280, height: 800 };
const THEMES = ["claro", "oscuro"] as const;

/** Properties of {@link ScreenPicture}. */
export interface ScreenPictureProps {
  /** Name of the screen in `bench/screens/manual-screens.ts`. */
  readonly of: string;
  /** Description of what is to be seen, for who does not see it; it is not the caption. */
  readonly alt: string;
  /** Sentence that tells what to look at. */
  readonly children: ReactNode;
}

/** A screen of the product in the theme of the page, as `npm run pictures` took it; a press shows it at its whole size. */
export function ScreenPicture({ of, alt, children }: ScreenPictureProps): ReactNode {
  return (
    <figure className="nv-screen">
      {THEMES.map((theme) => {
        const address = `/img/pantallas/${of}-${theme}.webp`;
        return (
          <a key={theme} className={`nv-screen__${theme}`} href={address}>
            <img {...SIDES_PX} src={address} alt={alt} loading="lazy" decoding="async" />
          </a>
        );
      })}
      <figcaption className="nv-quiet">{children}</figcaption>
    </figure>
  );
}

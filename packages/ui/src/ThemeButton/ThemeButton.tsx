import type { ButtonHTMLAttributes } from "react";
import type { ThemeName } from "../tokens.ts";

export interface ThemeButtonProps extends Pick<ButtonHTMLAttributes<HTMLButtonElement>, "disabled"> {
  /** Theme of the page. */
  readonly theme: ThemeName;
  /** Label that says what the button does, in the language of its page. */
  readonly label: string;
  readonly onTheme: (theme: ThemeName) => void;
}

/** Turns the page between paper and night; the page keeps the choice. */
export function ThemeButton({ theme, label, onTheme, disabled }: ThemeButtonProps) {
  return (
    <button
      className="nv-icon-button"
      type="button"
      title={label}
      aria-label={label}
      disabled={disabled}
      onClick={() => onTheme(theme === "dark" ? "light" : "dark")}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="10" cy="10" r="7.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M10 2.75a7.25 7.25 0 0 1 0 14.5z" fill="currentColor" />
      </svg>
    </button>
  );
}

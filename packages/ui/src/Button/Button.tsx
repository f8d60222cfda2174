import type { ComponentProps } from "react";

export interface ButtonProps extends ComponentProps<"button"> {
  /** `main` once in a view, for what the person came to do; `plain` for the rest. */
  readonly rank?: "main" | "plain";
}

/** A button. It says what it does with a verb, and is a link when it leads somewhere. */
export function Button({ rank = "plain", type = "button", className, ...rest }: ButtonProps) {
  const classes = ["nv-action", `nv-action--${rank}`, className].filter(Boolean).join(" ");
  return <button type={type} className={classes} {...rest} />;
}

/** Wait before a signed-out page moves to `/`, milliseconds. Specification, section 9. */
export const SIGNED_OUT_REDIRECT_MS = 1000;

/** Wait before a slow route change shows the progress bar, milliseconds. Specification, section 9. */
export const PROGRESS_BAR_DELAY_MS = 1000;

/** Wait before loading content shows a spinner, milliseconds. Specification, section 9. */
export const SPINNER_DELAY_MS = 200;

/** Widest viewport that gets the menu toggle instead of the navigation items, CSS pixels. Specification, section 9. */
export const MOBILE_BREAKPOINT_PX = 996;

/** Posts on one page of the blog list. Specification, section 9. */
export const POSTS_PER_PAGE = 10;

/** Most bytes that a phone may be made to load for a whole story. */
export const STORY_PHONE_BYTES = 8_000_000;

/** Password length, Unicode code points. See docs/contracts/identity.md. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

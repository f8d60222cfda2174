/** `data-` attribute of `<html>` with the verdict on the session, for what lives outside React: the prefetching of pages. */
export const SESSION_MARK = "nvSession";

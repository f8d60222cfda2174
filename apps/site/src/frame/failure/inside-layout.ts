import { createContext } from "react";

/** Whether the navigation already stands around this part of the page: a route inside another must not draw it twice. */
export const InsideLayout = createContext(false);

import MDXComponents from "@theme-original/MDXComponents";
import { PageLink } from "../../reading/doc/PageLink";
import { ScrollingTable } from "../../reading/doc/ScrollingTable";

/** Components that draw each mark of a page: the theme's own parts, tables that scroll in the column, links that say where they lead. */
export default { ...MDXComponents, a: PageLink, table: ScrollingTable };

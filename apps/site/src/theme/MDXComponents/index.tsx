import MDXComponents from "@theme-original/MDXComponents";
import { ScrollingTable } from "../../doc/ScrollingTable";

/** What each mark of a page is drawn with: the theme's own parts, and tables that scroll inside the column. */
export default { ...MDXComponents, table: ScrollingTable };

import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { JOBS, TOOLS, toolAddress } from "../frame/tools/core/catalogue";

/** Every tool of the catalogue, under the job that people come for. */
export function ToolsByJob(): ReactNode {
  return Object.entries(JOBS).map(([job, name]) => (
    <section key={job}>
      <h3>{name}</h3>
      <ul>
        {TOOLS.filter((tool) => tool.job === job).map((tool) => (
          <li key={tool.page}>
            <Link to={toolAddress(tool)}>{tool.name}</Link>: {tool.says.charAt(0).toLowerCase() + tool.says.slice(1)}
          </li>
        ))}
      </ul>
    </section>
  ));
}

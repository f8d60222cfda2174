import { DocProvider } from "@docusaurus/plugin-content-docs/client";
import { HtmlClassNameProvider } from "@docusaurus/theme-common";
import type { Props } from "@theme/DocItem";
import DocItemMetadata from "@theme/DocItem/Metadata";
import clsx from "clsx";
import type { ComponentType, ReactNode } from "react";
import { PageTool } from "../../reading/doc/PageTool";
import DocItemLayout from "./Layout";

/** Content of a page, which may bring the tool that the page is about. */
type Content = Props["content"] & { readonly Tool?: ComponentType };

/** A page of documentation. One that exports a `Tool` begins with it, as wide as the window, and its text is the manual. */
export default function DocItem({ content: Text }: Props): ReactNode {
  const { Tool }: Content = Text;
  return (
    <DocProvider content={Text}>
      <HtmlClassNameProvider className={clsx(`docs-doc-id-${Text.metadata.id}`, Tool !== undefined && "nv-tool-page")}>
        <DocItemMetadata />
        {Tool !== undefined && (
          <PageTool>
            <Tool />
          </PageTool>
        )}
        <DocItemLayout isManual={Tool !== undefined}>
          <Text />
        </DocItemLayout>
      </HtmlClassNameProvider>
    </DocProvider>
  );
}

import { composeProviders } from "@docusaurus/theme-common";
import {
  ColorModeProvider,
  NavbarProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from "@docusaurus/theme-common/internal";
import type { Props } from "@theme/Layout/Provider";
import type { ReactNode } from "react";

/** The theme's providers, without those of what this site does not have: announcement bar and versions. */
const Provider = composeProviders([
  ColorModeProvider,
  ScrollControllerProvider,
  PluginHtmlClassNameProvider,
  NavbarProvider,
]);

/** State that the frame of a page shares. */
export default function LayoutProvider({ children }: Props): ReactNode {
  return <Provider>{children}</Provider>;
}

import Head from "@docusaurus/Head";
import { useLocation } from "@docusaurus/router";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import type { ReactNode } from "react";
import { baseUrlBannerScript } from "./base-url-banner-script";

/**
 * On the home page only: if the site's program does not arrive, a banner says so and suggests a base URL.
 *
 * Drawn by an inline script and not by React, because it is for when React does not come; so it is in the prerendered page alone. Specification, section 8.
 */
// biome-ignore lint/style/noDefaultExport: stands in for a framework module with a default export
export default function BaseUrlBanner(): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { pathname } = useLocation();
  const isWanted = siteConfig.baseUrlIssueBanner && pathname === siteConfig.baseUrl;
  if (!isWanted) return null;
  return (
    <Head>
      <script>{baseUrlBannerScript(siteConfig.baseUrl, i18n.currentLocale)}</script>
    </Head>
  );
}

import Head from "@docusaurus/Head";
import { useLocation } from "@docusaurus/router";
import { useThemeConfig } from "@docusaurus/theme-common";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import SearchMetadata from "@theme/SearchMetadata";

/**
 * Head of every page: what it says of the site. The framework's own adds addresses with the host in front, for search engines (`canonical`,
 * `alternate`, `og:url`): none of those gets behind the gate, and a build without them serves at any address. The page's own is a path.
 *
 * @see docs/adr/0061-builds.md
 */
export default function SiteMetadata() {
  const { i18n } = useDocusaurusContext();
  const { metadata } = useThemeConfig();
  const { pathname } = useLocation();
  const canonical = pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <body />
      </Head>
      <Head>
        <link rel="canonical" href={canonical} />
        <meta property="og:locale" content="es" />
      </Head>
      <SearchMetadata tag="default" locale={i18n.currentLocale} />
      <Head>
        {metadata.map((metadatum) => (
          <meta key={metadatum.name ?? metadatum.property} {...metadatum} />
        ))}
      </Head>
    </>
  );
}

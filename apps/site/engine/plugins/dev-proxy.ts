import type { Plugin } from "@docusaurus/types";
import { IDENTITY_PATH } from "@nv/contracts";

/** In development, hands what the site asks of the server on to it, so that the page that reloads has a real session. */
export default function devProxyPlugin(): Plugin {
  return {
    name: "nv-dev-proxy",
    configureWebpack() {
      const target = process.env.DEV_SERVER_URL;
      if (target === undefined) return undefined;
      // The framework's type leaves `devServer` out; its start command reads it.
      const server = { devServer: { proxy: [{ context: ["/api", IDENTITY_PATH], target }] } };
      return { ...server, mergeStrategy: {} };
    },
  };
}

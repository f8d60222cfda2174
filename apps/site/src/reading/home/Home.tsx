import home from "@generated/nv-site-index/default/home.json";
import type { ReactNode } from "react";
import { HomeHead } from "./HomeHead";
import { HomeNews } from "./HomeNews";
import { Making } from "./Making";
import { Manuals } from "./Manuals";
import "../../css/home.css";

/** The front page: what can be made, what was made, what waits for who reads it, and the rules. */
export function Home(): ReactNode {
  return (
    <main className="nv-home">
      <HomeHead />
      <Making tools={home.tools} toolCount={home.toolCount} />
      <HomeNews />
      <Manuals rules={home.rules} posts={home.posts} />
    </main>
  );
}

import { describe, expect, test } from "vitest";
import { nginxMap } from "./nginx-map.ts";

const to = (name: string) => `https://nuevo.example/${name}`;

/** The lines of each of the three maps, without those that open and close them. */
function mapsOf(items: Parameters<typeof nginxMap>[0]): readonly (readonly string[])[] {
  const [, ...maps] = nginxMap(items).split(/^map .*\{\n {2}default .*;\n/m);
  return maps.map((map) => map.split("}\n")[0]?.split("\n").slice(0, -1) ?? []);
}

describe("the maps of nginx", () => {
  test("hold each address once as it is written, as nginx compares them", () => {
    const [exact] = mapsOf([
      { from: "http://viejo.example/2014/mapa/", to: to("mapa?a=1&b=2") },
      { from: "http://viejo.example:8080/a?x=1", to: to("$host") },
      { from: "http://viejo.example/A?x=1", to: to("otra") },
    ]);
    expect(exact).toEqual([
      '  "viejo.example/2014/mapa/" "https://nuevo.example/mapa?a=1&b=2";',
      '  "viejo.example/a?x=1" "https://nuevo.example/%24host";',
      "  # Ya hay otra igual para nginx: http://viejo.example/A?x=1",
    ]);
  });

  // What a real nginx 1.22 makes of them was tried by hand: each of these asked for, and the same answered.
  test("lead on with a query behind, without the last slash, and whichever way it is spelled", () => {
    const [, path, both] = mapsOf([{ from: "http://viejo.example/%7Euser/a;b/", to: to("1") }]);
    expect(path).toEqual([
      '  "viejo.example/~user/a;b" "https://nuevo.example/1";',
      '  "viejo.example/~user/a;b?" "https://nuevo.example/1";',
      '  "viejo.example/~user/a;b/" "https://nuevo.example/1";',
      '  "viejo.example/~user/a;b/?" "https://nuevo.example/1";',
    ]);
    expect(both).toEqual(['  "" $nv_redirect_path;']);
  });

  test("lead on without the query that was known, and not with another, which may be another page", () => {
    const [, path] = mapsOf([{ from: "http://viejo.example/media/x.html?rel=mas", to: to("1") }]);
    expect(path).toEqual([
      '  "viejo.example/media/x.html" "https://nuevo.example/1";',
      '  "viejo.example/media/x.html/" "https://nuevo.example/1";',
    ]);
  });

  test("leave a path alone that leads to several places, and hold one once that leads to one", () => {
    const noticias = ["1", "2"].map((id) => ({ from: `http://viejo.example/n.php?id=${id}`, to: to(id) }));
    expect(mapsOf(noticias)[1]).toEqual([]);
    const same = ["/a", "/A/", "/a?x=1"].map((path) => ({ from: `http://viejo.example${path}`, to: to("1") }));
    expect(mapsOf(same)[1]).toHaveLength(4);
  });

  test("know the front page, and leave out what is no text", () => {
    expect(mapsOf([{ from: "http://viejo.example/", to: to("1") }])[1]).toEqual([
      '  "viejo.example/" "https://nuevo.example/1";',
      '  "viejo.example/?" "https://nuevo.example/1";',
    ]);
    expect(mapsOf([{ from: "http://viejo.example/espa%F1a/%0A", to: to("1") }])[1]).toEqual([]);
  });

  test.each(['";}', "$nv", "\\", "';", "\n}", "%22;%7D", "%5C", "%0A}", "%5C%22"])(
    "let no address write a line of the server's settings: %j",
    (evil) => {
      const from = new URL(`http://viejo.example/a${evil}b?${evil}`).href;
      const target = new URL(`https://nuevo.example/?q=${evil}#${evil}`).href;
      // Between quotes nothing ends them but a quote that no sign says to take as it is.
      for (const line of mapsOf([{ from, to: target }])
        .slice(0, 2)
        .flat())
        expect(line).toMatch(
          /^ {2}"viejo\.example\/a(?:[^"\\\n]|\\["\\])*" "https:\/\/nuevo\.example\/[^"\\$';\n]*";$/,
        );
    },
  );
});

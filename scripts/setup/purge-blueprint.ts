import { createRequire } from "node:module";
import { PurgeCSS } from "purgecss";
import type { Plugin } from "vite";

/** Blueprint's table of class names: a constant per class, functions for those with a parameter. */
const classes: Record<string, unknown> = createRequire(import.meta.url)("@blueprintjs/core/lib/cjs/common/classes.js");

/** The classes that a function of the table can return, whatever it is called with. */
const parametrised: Record<string, string[]> = {
  intentClass: ["primary", "success", "warning", "danger"].map((intent) => `bp6-intent-${intent}`),
  elevationClass: ["0", "1", "2", "3", "4"].map((elevation) => `bp6-elevation-${elevation}`),
  alignmentClass: ["bp6-align-left", "bp6-align-right"],
  sizeClass: ["bp6-small", "bp6-large"],
  variantClass: ["bp6-minimal", "bp6-outlined"],
};

/** Blueprint's classes that a piece of code can put on an element: `Classes.BUTTON`, `Classes.intentClass(..)`, "bp6-button". */
export function classesIn(code: string): string[] {
  const named = [...code.matchAll(/\bClasses\.(\w+)/g)].flatMap(([, name = ""]) => {
    const value = classes[name];
    return typeof value === "string" ? value.split(" ") : (parametrised[name] ?? []);
  });
  const literal = [...code.matchAll(/\bbp6-[\w-]*\w/g)].map(([name]) => name);
  return [...named, ...literal];
}

/**
 * Notes the classes of every module that survives into the console. The table of all classes itself says nothing, and
 * the dark theme counts only where our own code asks for it: Blueprint's own components all could. Blueprint's custom
 * properties that our own code and stylesheets use are noted beside the classes.
 */
export function collectClasses(into: Set<string>): Plugin {
  return {
    name: "collect-blueprint-classes",
    enforce: "pre",
    transform(code, id) {
      if (!id.includes("node_modules")) for (const [name] of code.matchAll(/--bp-[\w-]*\w/g)) into.add(name);
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== "chunk") continue;
        for (const id of output.moduleIds) {
          if (id.endsWith("/common/classes.js")) continue;
          const found = classesIn(this.getModuleInfo(id)?.code ?? "");
          const ours = !id.includes("node_modules");
          for (const name of found) if (ours || name !== "bp6-dark") into.add(name);
        }
      }
    },
  };
}

/**
 * Drops the rules of Blueprint's stylesheet whose classes no code of ours can bring about, and then the custom properties
 * that nothing uses any more: 34 KB become 6, compressed.
 */
export function purgeBlueprint(kept: ReadonlySet<string>): Plugin {
  return {
    name: "purge-blueprint",
    enforce: "pre",
    async transform(css, id) {
      if (!/@blueprintjs\/[\w-]+\/lib\/css\/[\w-]+\.css/.test(id)) return undefined;
      const [result] = await new PurgeCSS().purge({
        content: [{ raw: [...kept].join(" "), extension: "txt" }],
        css: [{ raw: css }],
        extractors: [{ extensions: ["txt"], extractor: (content) => content.split(" ") }],
        // Only Blueprint's classes are in question; elements, attributes and states of them stay.
        safelist: { standard: [/^(?!bp6-)/], variables: [...kept].filter((name) => name.startsWith("--")) },
        keyframes: true,
        fontFace: true,
        variables: true,
      });
      return { code: result?.css ?? css, map: null };
    },
  };
}

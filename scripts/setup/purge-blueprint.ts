import { createRequire } from "node:module";
import postcss from "postcss";
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

/** What a console uses of Blueprint's stylesheet. */
export interface Used {
  /** Class names, and custom properties and attributes that our own code and stylesheets name. */
  names: Set<string>;
  /** The classes of each module: those of one element are named by one. */
  modules: ReadonlySet<string>[];
}

/** Nothing yet: for `collectClasses` to fill. */
export const nothingUsed = (): Used => ({ names: new Set(), modules: [] });

/**
 * Notes the classes of every module that survives into the console. The table of all classes itself says nothing, and
 * the dark theme, by class or by attribute, counts only where our own code asks for it: Blueprint's own components all could.
 * Blueprint's custom properties that our own code and stylesheets use are noted beside the classes.
 */
export function collectClasses({ names, modules }: Used): Plugin {
  return {
    name: "collect-blueprint-classes",
    enforce: "pre",
    transform(code, id) {
      if (!id.includes("node_modules")) for (const [name] of code.matchAll(/(--|\bdata-)bp-[\w-]*\w/g)) names.add(name);
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== "chunk") continue;
        for (const id of output.moduleIds) {
          if (id.endsWith("/common/classes.js")) continue;
          const found = classesIn(this.getModuleInfo(id)?.code ?? "");
          const ours = !id.includes("node_modules");
          for (const name of found) if (ours || name !== "bp6-dark") names.add(name);
          if (found.length > 1) modules.push(new Set(found));
        }
      }
    },
  };
}

/**
 * Drops the rules of Blueprint's stylesheet whose classes no code of ours can bring about, alone or on one element, and then
 * the custom properties that nothing uses any more: 34 KB become 5, compressed.
 */
export function purgeBlueprint({ names, modules }: Used): Plugin {
  return {
    name: "purge-blueprint",
    enforce: "pre",
    async transform(css, id) {
      if (!/@blueprintjs\/[\w-]+\/lib\/css\/[\w-]+\.css/.test(id)) return undefined;
      const [result] = await new PurgeCSS().purge({
        content: [{ raw: [...names].join(" "), extension: "txt" }],
        css: [{ raw: withoutUnmet(css, { names, modules }) }],
        extractors: [{ extensions: ["txt"], extractor: (content) => content.split(" ") }],
        // Only Blueprint's classes are in question; elements, attributes and states of them stay.
        safelist: { standard: [/^(?!bp6-)/], variables: [...names].filter((name) => name.startsWith("--")) },
        keyframes: true,
        fontFace: true,
        variables: true,
      });
      return { code: result?.css ?? css, map: null };
    },
  };
}

/** Drops the selectors that ask of one element for classes that no module names together, or for an attribute that no code of ours sets. */
function withoutUnmet(css: string, used: Used): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => elementsOf(selector).every((element) => isMet(element, used)));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  return sheet.toString();
}

/** The parts of a selector that speak of one element each; what must not be on it is no part. */
function elementsOf(selector: string): string[] {
  return selector.replaceAll(/:\w[\w-]*\([^()]*\)/g, "").split(/[\s>+~]+/);
}

function isMet(element: string, { names, modules }: Used): boolean {
  const attributes = element.match(/\bdata-bp-[\w-]*\w/g) ?? [];
  if (!attributes.every((name) => names.has(name))) return false;
  const wanted = element.match(/bp6-[\w-]*\w/g) ?? [];
  return wanted.length < 2 || modules.some((together) => wanted.every((name) => together.has(name)));
}

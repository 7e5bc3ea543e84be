import type { Plugin } from "vite";

/**
 * Lets the bundler leave out what the console does not use of the router: its file makes forms, navigation links and whole routers where it
 * is read, and names them for tools, in ways that no bundler may take for harmless by itself. A fifteenth of what everybody loads first.
 */
export function leanRouter(): Plugin {
  return {
    name: "lean-router",
    enforce: "pre",
    transform(code, id) {
      return id.includes("/node_modules/react-router/") ? { code: unusedLeftOut(code), map: null } : undefined;
    },
  };
}

/** The module with every component and context made without an effect. */
export function unusedLeftOut(code: string): string {
  return code
    .replace(/(?<== )(React\d*\.(?:forwardRef|memo|createContext)\()/g, "/* @__PURE__ */ $1")
    .replace(
      /^var (\w+) = (class extends [\s\S]*?^\});\n\1\.contextType = (\w+);$/gm,
      "var $1 = /* @__PURE__ */ Object.assign($2, { contextType: $3 });",
    )
    .replace(/^\w+\.displayName = .*;$/gm, "");
}

import type { Plugin } from "vite";

/** Tells V8 to compile a script's functions while it comes in, in the background; only as the first words of the script. Others read a comment. */
const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Has these chunks compiled as a whole: of what everybody loads first nearly everything is called at once. Left alone, each of 1,500
 * functions is compiled when it is first called, on the thread that draws: a fifth of what a first list takes of it.
 */
export function compileAtOnce(names: readonly string[]): Plugin {
  return {
    name: "compile-at-once",
    generateBundle: {
      // After Vite has put its list of files in front.
      order: "post",
      handler(_options, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === "chunk" && names.includes(output.name)) output.code = HINT + output.code;
      },
    },
  };
}

/** What each folder of src may import besides itself; the packages of the platform are another matter, see below. */
const foundation = ["generated", "domain", "model"];
const mayImport = {
  // The foundation: pure rules and types that name each other.
  generated: [],
  domain: ["generated", "model"],
  model: ["generated", "domain"],
  compiler: foundation,
  api: foundation,
  state: [...foundation, "api"],
  widgets: ["domain", "model"],
  render: [...foundation, "state", "api", "widgets"],
  shell: [...foundation, "state", "api", "widgets", "render"],
  // Pages stand in the shell and draw with its parts; the shell gets them by name from main.tsx and knows none.
  pages: [...foundation, "state", "api", "widgets", "render", "shell"],
  server: ["domain", "generated"],
};

/** What ends up in the browser. */
const browser = "^src/(api|state|widgets|render|shell|pages|first|main)";

const layers = Object.entries(mayImport).map(([folder, others]) => ({
  name: `layer-${folder}`,
  comment: `src/${folder} uses ${others.length > 0 ? others.join(", ") : "nothing else"} of src.`,
  severity: "error",
  from: { path: `^src/${folder}/` },
  to: { path: "^src/", pathNot: [folder, ...others].map((name) => `^src/${name}/`) },
}));

module.exports = {
  forbidden: [
    ...layers,
    {
      name: "browser-stays-in-the-browser",
      comment: "Nothing in the browser imports the compiler, the server or a part of Node.",
      severity: "error",
      from: { path: browser },
      to: {
        path: [
          "^src/(compiler|server)/",
          "node_modules/(fastify|pg|drizzle-orm|zod|ajv(?!/dist/runtime/)|jsonc-parser)/",
        ],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "browser-without-node",
      severity: "error",
      from: { path: browser },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "server-without-react",
      severity: "error",
      from: { path: "^src/(server|compiler)/" },
      to: { path: "node_modules/(react|react-dom|react-router-dom|mobx|@blueprintjs|@tanstack)/" },
    },
    {
      name: "product-without-scripts-and-tests",
      comment: "Scripts and tests use the product, never the other way.",
      severity: "error",
      from: { path: "^src/" },
      to: { path: "^(scripts|tests)/" },
    },
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-orphans",
      comment: "A file that nothing imports and that imports nothing is forgotten.",
      severity: "error",
      from: { orphan: true, pathNot: ["\\.d\\.ts$", "^src/generated/", "\\.(css|json)$"] },
      to: {},
    },
    { name: "no-unresolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
    {
      name: "no-undeclared-packages",
      severity: "error",
      from: {},
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
    {
      name: "product-without-development-packages",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/server/database/drizzle\\.config\\.ts$", "^src/compiler/vite-plugin"] },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
    },
    skipAnalysisNotInRules: true,
  },
};

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

/** What each folder of src/render may import of src/render besides itself: a kind of view knows no other, the screen composes them. */
const everyView = ["shared", "filters", "fields", "actions"];
const renderMayImport = {
  // What every view asks: the screen around it, addresses, rows shown, states.
  shared: [],
  // Filters as text and tokens, which lists ask by and forms keep.
  filters: ["shared"],
  // Names and values of a row.
  fields: ["shared", "filters"],
  // The panels that lie over or beside a page.
  drawer: ["shared"],
  actions: ["shared"],
  // What menu codes allow, and what a user with some codes sees.
  access: [],
  bulk: ["shared", "actions"],
  list: everyView,
  form: [...everyView, "access"],
  detail: [...everyView, "access"],
  // The filters of a board and the tables of its cards are those of lists.
  dashboard: [...everyView, "list"],
  screen: [...everyView, "drawer", "bulk", "list", "form", "detail", "dashboard"],
};

/** What each folder of src/compiler may import of it besides itself. The files beside the folders put them together. */
const compilerMayImport = {
  // Files, places in them, mistakes found there.
  read: [],
  report: ["read"],
  // The description of the API.
  api: ["read", "report"],
  shape: ["read", "report"],
  // Everything looked up: what the others ask.
  index: ["read", "report", "api", "shape"],
  widgets: ["api", "index"],
  // What concerns more than one kind of view ...
  checks: ["read", "report", "api", "shape", "index", "widgets"],
  resolve: ["read", "api", "index", "widgets"],
  // ... and what concerns one.
  views: ["read", "report", "api", "index", "widgets", "checks", "resolve"],
  // What the browser loads, and where in the files it stands.
  manifest: ["read", "api", "index", "resolve", "views"],
  emit: ["read", "report", "index", "checks", "manifest"],
  // Makes config rather than reading it; whether it is right, it is told.
  scaffold: ["read", "report", "api", "index"],
  // Makes all of config of the description of another API.
  foreign: ["read", "report", "api", "index", "scaffold"],
  // What differs between two descriptions of the API.
  "api-changes": ["report", "api", "widgets"],
  // What a change of config does, in sentences.
  changes: ["read", "api", "shape", "index", "views", "api-changes"],
  // What a change of the API does to config as it is.
  impact: ["read", "report", "api", "index", "views", "api-changes", "changes"],
  // Who reaches what.
  access: ["read", "api", "index", "views", "manifest", "changes"],
};

/** What ends up in the browser. */
const browser = "^src/(api|state|widgets|render|shell|pages|first|main)";

/** One rule for each folder of a table: what it may import of `root`. */
const layersOf = (root, table) =>
  Object.entries(table).map(([folder, others]) => ({
    name: `layer-${root.slice("src/".length)}${folder}`,
    comment: `${root}${folder} uses ${others.length > 0 ? others.join(", ") : "nothing else"} of ${root}.`,
    severity: "error",
    from: { path: `^${root}${folder}/` },
    to: { path: `^${root}`, pathNot: [folder, ...others].map((name) => `^${root}${name}/`) },
  }));

const layers = [
  ...layersOf("src/", mayImport),
  ...layersOf("src/render/", renderMayImport),
  ...layersOf("src/compiler/", compilerMayImport),
  {
    name: "layer-compiler-kinds",
    comment: "A kind of view knows no other.",
    severity: "error",
    from: { path: "^src/compiler/views/([^/]+)/" },
    to: { path: "^src/compiler/views/", pathNot: ["^src/compiler/views/$1/", "^src/compiler/views/kind\\.ts$"] },
  },
  {
    name: "layer-render-known",
    comment: "Every file of src/render lies in a folder of the table above.",
    severity: "error",
    from: { path: "^src/render/", pathNot: Object.keys(renderMayImport).map((name) => `^src/render/${name}/`) },
    to: {},
  },
  {
    name: "layer-compiler-known",
    comment: "So does every folder of src/compiler.",
    severity: "error",
    from: {
      path: "^src/compiler/[^/]+/",
      // The edges, where the core meets files, git, Vite and ajv, and what an editor asks, put the folders together, too.
      pathNot: [...Object.keys(compilerMayImport), "node", "editor"].map((name) => `^src/compiler/${name}/`),
    },
    to: {},
  },
];

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
      name: "compiler-core-without-node",
      comment:
        "The compiler works on sources in memory; files, hashes and code of validators are handed in, from src/compiler/node.",
      severity: "error",
      from: { path: "^src/compiler/", pathNot: "^src/compiler/node/" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "compiler-core-without-code-as-text",
      comment: "It runs where the Content-Security-Policy allows no eval, in a worker of a browser, too.",
      severity: "error",
      from: { path: "^src/compiler/", pathNot: "^src/compiler/node/" },
      to: { path: ["^src/compiler/node/", "node_modules/(ajv|@rjsf)/"] },
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
      from: {
        path: "^src/",
        pathNot: ["^src/server/database/drizzle\\.config\\.ts$", "^src/compiler/node/vite-plugin"],
      },
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

import { fileURLToPath, pathToFileURL } from "node:url";

/** What tests run beside themselves, by who runs it and by name: files of the project. */
const programs = {
  browser: {
    cluster: "tests/helpers/cluster-process.ts",
    console: "tests/helpers/console-process.ts",
    production: "tests/helpers/production-process.ts",
  },
  servers: { server: "tests/helpers/server-process.ts" },
};

type Programs = typeof programs;

/** Below the project, where packages are found. Each group of each worker of Vitest has its own: making one removes what was there. */
const folderOf = (group: keyof Programs): string =>
  [".cache/test-programs", group, process.env.VITEST_POOL_ID].filter(Boolean).join("-");

/** The file to run for a program, relative to the project, once `bundlePrograms` has made it. */
export function bundled<Group extends keyof Programs>(group: Group, name: keyof Programs[Group] & string): string {
  return `${folderOf(group)}/${name}.js`;
}

/**
 * Puts each program of a group, with all it imports of the project, into JavaScript that Node runs as it is. Compiling the server's
 * files at each start takes almost as long as the rest of the start.
 */
export async function bundlePrograms(group: keyof Programs): Promise<void> {
  const { build } = await import("vite");
  const { NODE_ENV: before } = process.env;
  await build({
    configFile: false,
    root: fileURLToPath(new URL("../..", import.meta.url)),
    logLevel: "warn",
    plugins: [{ name: "source-addresses", transform: keepAddress }],
    build: {
      ssr: true,
      outDir: folderOf(group),
      target: "node20",
      minify: false,
      rolldownOptions: { input: programs[group] },
    },
  });
  // Vite's build sets it to "production", where a server takes no fixed verification code.
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
}

/** Migrations and the like are found beside the source that names them, not beside the bundle. */
function keepAddress(code: string, file: string): string | undefined {
  return code.includes("import.meta.url")
    ? code.replaceAll("import.meta.url", JSON.stringify(pathToFileURL(file).href))
    : undefined;
}

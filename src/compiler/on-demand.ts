import { VERSION_FILE } from "../domain/served-paths";
import type { Manifest } from "../model/resolved";
import { calledIn } from "./api/called";
import type { Scope } from "./index/scope";
import type { SubjectInfo } from "./index/views";
import { resolveManifest } from "./manifest/manifest";
import { once } from "./read/once";
import { resolveScreen } from "./views/screen";
import { type EmittedFile, screenChunk } from "./emit/chunk";
import { address, versionJson } from "./emit/emit";
import { partMakers } from "./parts";
import { sourceChunks } from "./emit/source-chunks";
import type { Tools } from "./emit/tools";

/** A console whose files are made when they are asked for: of a changed config only what an open page shows. */
export interface ConsoleOnDemand {
  /** The content of a file below the published folder; undefined where the console has no such file. */
  content(path: string): string | undefined;
  /** Chunks of screens that were asked for, by subject; see `before`. */
  readonly asked: ReadonlyMap<string, EmittedFile>;
}

/**
 * Makes it of config without mistakes. Addresses of screens that nobody has asked for tell the number of the change instead of their
 * content, which is not known yet; the manifest names every address, however many there are.
 * @param version of the whole, and `change`, another text for each change of config
 * @param before the console before the change: a screen that was asked for keeps its address if it stays as it is
 */
export function consoleOnDemand(
  scope: Scope,
  tools: Tools,
  { version, change, before }: { version: string; change: string; before?: ConsoleOnDemand | undefined },
): ConsoleOnDemand | undefined {
  const manifest = resolveManifest(scope);
  if (!manifest) return undefined;
  const { api } = scope.program;
  const resolved = once((info: SubjectInfo) => resolveScreen(scope, info));
  const asked = new Map<string, EmittedFile>();
  const chunkOf = (info: SubjectInfo): EmittedFile => {
    const screen = resolved(info);
    const chunk = asked.get(screen.subject) ?? screenChunk(tools, screen, calledIn(api, screen));
    asked.set(screen.subject, chunk);
    return chunk;
  };
  const addressOf = (info: SubjectInfo): string =>
    before?.asked.has(info.subject.name) ? address(chunkOf(info)) : `screens/${info.subject.name}.${change}.js`;
  const screens = new Map(scope.subjects.map((info) => [info.subject.name, info]));
  const sources = once((of: Scope) => sourceChunks(of, tools));
  const parts = new Map<string, () => EmittedFile>([
    ...Object.entries(partMakers(scope, tools, manifest.routes, () => scope.subjects.map(resolved))),
    ["sources", () => sources(scope).whole],
  ]);
  const made: Manifest = {
    version,
    ...manifest,
    screens: Object.fromEntries([...screens].map(([subject, info]) => [subject, addressOf(info)])),
    parts: Object.fromEntries(
      [...parts.keys()].map((name) => [name, `screens/_${name}.${change}.js`]),
    ) as Manifest["parts"],
  };
  const fixed = new Map([
    ["console/manifest.json", `${JSON.stringify(made)}\n`],
    [VERSION_FILE, versionJson(version)],
  ]);
  return {
    asked,
    content(path) {
      const [, part, name = ""] = /^console\/screens\/(_?)(.+)\.[^.]+\.js$/.exec(path) ?? [];
      const screen = screens.get(name);
      if (part === "") return screen && chunkOf(screen).content;
      if (part && name.startsWith("sources."))
        return sources(scope).screens.find((file) => file.path === path)?.content;
      return part ? parts.get(name)?.().content : fixed.get(path);
    },
  };
}

import type { PartName, ResolvedRoute, ResolvedScreen } from "../model/resolved";
import { calledIn } from "./api/called";
import type { Scope } from "./index/scope";
import { changesOf } from "./manifest/changes";
import { helpTopics } from "./manifest/help";
import { resolvePalette } from "./manifest/palette";
import { resolvePermissions } from "./manifest/permissions";
import { tourOf } from "./manifest/tour";
import { resolveHomes } from "./resolve/home";
import { type EmittedFile, partChunk } from "./emit/chunk";
import type { Tools } from "./emit/tools";

/** What makes each part of a console that is fetched when it is first wanted; where everything stands is not among them. */
export function partMakers(
  scope: Scope,
  tools: Tools,
  routes: readonly ResolvedRoute[],
  screens: () => readonly ResolvedScreen[],
): Record<Exclude<PartName, "sources">, () => EmittedFile> {
  const { program } = scope;
  return {
    palette: () => partChunk(tools, "palette", resolvePalette(scope, routes, screens())),
    help: () => partChunk(tools, "help", helpTopics(routes, screens())),
    changes: () => partChunk(tools, "changes", changesOf(program)),
    home: () => {
      const homes = resolveHomes(scope);
      return partChunk(tools, "home", homes, calledIn(program.api, homes));
    },
    tour: () => partChunk(tools, "tour", tourOf(program)),
    permissions: () => partChunk(tools, "permissions", resolvePermissions(program.api)),
  };
}

import { type ApiAdapter } from "../../model/config/api-adapter";
import type { ConfigScreen } from "../../model/config/screen";
import type { Words } from "../../model/words";
import { describe, type Description } from "../api/description";
import type { OpenApiDocument } from "../api/json-schema";
import type { Operation } from "../api/operation";
import type { Sources } from "../index/build-program";
import type { SourceFile } from "../read/config-file";
import type { ConfigError } from "../report/errors";
import { completed } from "./complete";
import { configFiles, file, pagesIn } from "./config-files";
import { withNamedEnums } from "./hoist-enums";
import { inferAdapter } from "./infer-adapter";
import { type Outcome, outcomesOf } from "./outcomes";
import { type PlannedArea, pagesOf } from "./pages";
import { planned } from "./places";
import { pruneAll } from "./prune-all";

/** A console of another API. */
export interface ForeignConsole {
  /** All of config. */
  files: SourceFile[];
  /** The description that it is compiled against: with ids and tags for all operations. */
  document: OpenApiDocument;
  adapter: ApiAdapter;
  /** What each operation has become, in the description's order. */
  outcomes: Outcome[];
  /** Mistakes that are left: none, unless something here is wrong. */
  errors: ConfigError[];
}

/** What a console is made of. */
export interface ForeignRequest {
  document: OpenApiDocument & { info?: { title?: string }; tags?: { name?: string }[] };
  /** Base of the calls. */
  base: string;
  /** The product's own config, whose texts the console has. */
  product: readonly SourceFile[];
}

/**
 * Makes a console of a description: a page for each list with details and forms, a menu by tags, and an adapter that is read out of it. What
 * the compiler does not take is left out, and told.
 * @param check the mistakes of a console of these sources
 */
export function foreignConsole(
  { document, base, product }: ForeignRequest,
  check: (sources: Sources) => ConfigError[],
): ForeignConsole {
  const complete = withNamedEnums(completed(document));
  const adapter = inferAdapter(complete, base);
  const api = describe(complete, adapter);
  const operations = api.operationIds.flatMap((id) => api.operation(id) ?? []);
  const plan = planned(operations);
  const tags = (document.tags ?? []).flatMap(({ name }) => name ?? []);
  const title = titleOf(document);
  const made = pruneAll(pagesOf(plan, tags), (areas) =>
    check({ config: filesOf({ areas, api, adapter, title, product }), api }),
  );
  return {
    files: filesOf({ areas: made.areas, api, adapter, title, product }),
    document: complete,
    adapter,
    outcomes: outcomesOf(
      operations,
      plan.without,
      pagesIn(made.areas).map(({ screen }) => screen),
      made.leftOut,
    ),
    errors: made.errors,
  };
}

interface Parts {
  areas: PlannedArea[];
  api: Description;
  adapter: ApiAdapter;
  title: Words;
  product: readonly SourceFile[];
}

function filesOf(parts: Parts): SourceFile[] {
  const used = enumsUsed(parts);
  const screens = pagesIn(parts.areas).map(({ file: path, screen }) => file(path, screen));
  const named: Description = { ...parts.api, enumNames: parts.api.enumNames.filter((name) => used.has(name)) };
  return [...configFiles({ ...parts, api: named }), ...screens].sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Enums that the calls of screens have: words of others are for nothing. */
function enumsUsed({ areas, api }: Parts): Set<string> {
  const ids = pagesIn(areas).flatMap(({ screen }) => callsOf(screen));
  const shown = [...new Set(ids)].flatMap((id) => api.operation(id) ?? []);
  return new Set(shown.flatMap(enumsOf));
}

function enumsOf({ shapes, answer }: Operation): string[] {
  const rows = [...shapes, ...("row" in answer ? [answer.row] : [])];
  return rows.flatMap(({ properties }) => [...properties.values()].flatMap(({ enumName }) => enumName ?? []));
}

/** Operations that a screen calls. */
export function callsOf({ views, actions = {} }: ConfigScreen): string[] {
  const called = Object.values(actions).flatMap(({ call, download }) => call ?? download ?? []);
  const filled = Object.values(views).flatMap((view) => ("call" in view ? [view.call] : []));
  return [...called, ...filled];
}

function titleOf({ info }: ForeignRequest["document"]): Words {
  const title = info?.title?.replaceAll(/[{}]/g, "").trim() || "API";
  return { zh: title, en: title };
}

import type { ApiAdapter } from "../../model/config/api-adapter";
import type { Words } from "../../model/words";
import type { Description } from "../api/description";
import type { SourceFile } from "../read/config-file";
import { fileKinds } from "../read/file-kinds";
import type { PlannedArea, PlannedPage } from "./pages";

/** What the files of a console that are not screens are made of. */
export interface ConfigParts {
  title: Words;
  adapter: ApiAdapter;
  api: Description;
  areas: readonly PlannedArea[];
  /** The product's own config: texts of its pages, and what is the same for every API. */
  product: readonly SourceFile[];
}

/** All of config but the screens. */
export function configFiles(parts: ConfigParts): SourceFile[] {
  const { title, areas, adapter } = parts;
  const home = {
    zh: `欢迎使用${title.zh}。`,
    en: `Welcome to ${title.en}.`,
    cards: [{ card: "areas", name: "areas", zh: "全部功能", en: "All areas" }],
  };
  const menu = { header: [], headerShows: ["services", "palette", "settings"], home };
  const entry = { code: "v1", zh: "首页", en: "Home", icon: "dashboard", route: "/index" };
  return [
    file(fileKinds.console.only, consoleOf(parts)),
    file(fileKinds.connection.only, connectionOf(adapter)),
    file(fileKinds.clouds.only, { clouds: [] }),
    file(fileKinds.routes.only, {
      routes: [
        { path: "/", redirect: "/index" },
        { path: "/index" },
        { path: "/login", frame: "bare" },
        ...pagesIn(areas).flatMap(({ route }) => (route === undefined ? [] : [{ path: route }])),
      ],
    }),
    file(fileKinds.menuRules.only, { codes: {}, rules: [], header: [] }),
    file(fileKinds.entryRules.only, { rules: [] }),
    file(fileKinds.enums.only, enumWords(parts)),
    file(fileKinds.messages.only, textOf(parts.product, fileKinds.messages.only)),
    file("config/menu/operations.json", {
      ...title,
      mode: 1,
      entries: toldApart([entry, ...areas.map(menuEntry)]),
      ...menu,
    }),
    file("config/menu/maintenance.json", { ...title, mode: 2, entries: [entry], ...menu }),
    screen("home/home", { zh: "首页", en: "Home", page: "home", route: "/index" }),
    screen("home/login", { zh: "登录", en: "Sign in", page: "token", route: "/login" }),
  ];
}

/** Every page of a console. */
export function pagesIn(areas: readonly PlannedArea[]): PlannedPage[] {
  return areas.flatMap(({ pages, others }) => [...pages, ...others.pages]);
}

/** A file of config as it is written. */
export function file(path: string, value: object): SourceFile {
  return { path, text: `${JSON.stringify(value, undefined, 2)}\n` };
}

function screen(name: string, { page, route, ...words }: Words & { page: string; route: string }): SourceFile {
  const view = { kind: "page", route, page };
  return file(`config/screens/${name}.json`, {
    ...words,
    menu: "v1",
    permission: [],
    fields: {},
    views: { page: view },
  });
}

/** An entry of the menu as config has it. */
interface MenuEntry extends Words {
  code: string;
  route?: string | undefined;
  children?: MenuEntry[];
}

function menuEntry({ code, words, pages, others }: PlannedArea): MenuEntry {
  const leaf = ({ code: at, words: said, route }: PlannedPage): MenuEntry => ({ code: at, ...said, route });
  const own = pages.filter(({ route }) => route !== undefined);
  const [only] = own;
  if (others.pages.length === 0 && own.length === 1 && only) return { code: only.code, ...words, route: only.route };
  const more = {
    code: others.code,
    zh: "更多操作",
    en: "More operations",
    children: toldApart(others.pages.map(leaf)),
  };
  return { code, ...words, children: toldApart([...own.map(leaf), ...(others.pages.length > 0 ? [more] : [])]) };
}

/** Entries beside each other whose words a description has given to another one before say their address, too. */
function toldApart(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.map((entry, at) => {
    const isTaken = entries.slice(0, at).some(({ zh, en }) => zh === entry.zh || en === entry.en);
    const tail = isTaken ? ` (${entry.route ?? entry.code})` : "";
    return { ...entry, zh: entry.zh + tail, en: entry.en + tail };
  });
}

/** Settings of the product under another title; pages are no larger than the API takes. */
function consoleOf({ title, product, api }: ConfigParts): object {
  const own = textOf(product, fileKinds.console.only) as { pageSizes?: number[] };
  const most = Math.min(
    ...api.operationIds.flatMap(
      (id) =>
        api.operation(id)?.shapes.map(({ properties }) => properties.get("pageSize")?.schema.maximum ?? Infinity) ?? [],
    ),
  );
  const sizes = (own.pageSizes ?? [20]).filter((size) => size <= most);
  return {
    ...own,
    ...title,
    pageSizes: sizes.length > 0 ? sizes : [most],
    links: {},
    permissionContact: { zh: "请联系接口的管理员。", en: "Ask the administrator of the API." },
  };
}

function connectionOf(api: ApiAdapter): object {
  return {
    basePath: "/custom",
    versionFile: "/version.json",
    timeoutMs: 30_000,
    api,
    budgets: { manifestBytes: 1_000_000, screenBytes: 1_000_000 },
  };
}

/** Values of enums are shown as they are: what they mean nobody has said. */
function enumWords({ api }: ConfigParts): object {
  return Object.fromEntries(
    api.enumNames.map((name) => [
      name,
      Object.fromEntries(
        (api.enumValues(name) ?? []).map((value) => [value, { zh: String(value), en: String(value) }]),
      ),
    ]),
  );
}

function textOf(files: readonly SourceFile[], path: string): object {
  const { $schema: _schema, ...value } = JSON.parse(files.find((each) => each.path === path)?.text ?? "{}") as {
    $schema?: string;
  };
  return value;
}

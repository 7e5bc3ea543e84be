import type { Mode } from "../../model/config/mode";
import type { MenuSources, Place, RuleSource, ScreenSources, Sources } from "../../model/sources";
import type { Words } from "../../model/words";
import { headerEntries } from "../index/addresses";
import { menuEntries } from "../index/menus";
import type { Program } from "../index/program";
import type { SubjectInfo } from "../index/views";
import { type ConfigFile, type Path, positionAt } from "../read/config-file";
import { routePath } from "../resolve/route-path";
import { textsOf } from "./manifest";

/** Where menus, rules and addresses of a console stand. */
export function resolveSources(program: Program): Omit<Sources, "admits" | "screens"> {
  const { menuRules, entryRules, routes, messages } = program;
  return {
    menus: Object.fromEntries(program.menus.map((menu) => [menu.value.mode, menuSources(program, menu)])) as Record<
      Mode,
      MenuSources
    >,
    menuRules: {
      file: menuRules?.file.path ?? "",
      rules: ruleSources(menuRules?.file, "rules", menuRules?.value.rules),
      header: ruleSources(menuRules?.file, "header", menuRules?.value.header),
    },
    entryRules: {
      file: entryRules?.file.path ?? "",
      rules: ruleSources(entryRules?.file, "rules", entryRules?.value.rules),
    },
    routes: {
      file: routes?.file.path ?? "",
      lines: Object.fromEntries(
        (routes?.value.routes ?? []).map(({ path }, index) => [
          addressOf(path),
          lineOf(routes?.file, ["routes", index]),
        ]),
      ),
    },
    messages: textsOf(messages?.value ?? {}, true),
  };
}

/** Where a subject's views, actions and fields stand. */
export function screenSources({ subject, views }: SubjectInfo): ScreenSources {
  const { file, value } = subject;
  return {
    file: file.path,
    views: Object.fromEntries(views.map(({ name, path }) => [name, lineOf(file, path)])),
    actions: Object.fromEntries(
      Object.entries(value.actions ?? {}).map(([name, { when }]) => [
        name,
        {
          line: lineOf(file, ["actions", name]),
          ...(when && { when: lineOf(file, ["actions", name, "when"]) }),
        },
      ]),
    ),
    fields: Object.fromEntries(Object.keys(value.fields ?? {}).map((name) => [name, lineOf(file, ["fields", name])])),
  };
}

/** The addresses of a subject's pages, and where the codes of each stand that `admittingCodes` takes. */
export function admittingPlaces({ subject, views }: SubjectInfo): [string, Place][] {
  return views.flatMap(({ view, path, isPublic }): [string, Place][] => {
    if (view.route === undefined || isPublic) return [];
    const own: Path = view.permission ? [...path, "permission"] : [subject.value.permission ? "permission" : "menu"];
    return [[addressOf(view.route), { file: subject.file.path, line: lineOf(subject.file, own) }]];
  });
}

/** A route as the manifest spells it. */
function addressOf(route: string): string {
  return routePath(route).split("?")[0] ?? "";
}

function menuSources(program: Program, menu: Program["menus"][number]): MenuSources {
  return {
    file: menu.file.path,
    entries: Object.fromEntries(
      menuEntries(program)
        .filter((placed) => placed.menu === menu)
        .map(({ entry, path }) => [entry.code, lineOf(menu.file, path)]),
    ),
    header: Object.fromEntries(
      headerEntries(program)
        .filter((placed) => placed.menu === menu)
        .map(({ entry, path }) => [entry.name, lineOf(menu.file, path)]),
    ),
  };
}

function ruleSources(
  file: ConfigFile | undefined,
  key: string,
  rules: readonly { why: Words }[] | undefined,
): RuleSource[] {
  return (rules ?? []).map(({ why }, index) => ({ why, line: lineOf(file, [key, index]) }));
}

/** The line on which the key of something stands, or the thing itself in a list. */
function lineOf(file: ConfigFile | undefined, path: Path): number {
  return file ? positionAt({ file, path, key: true }).line : 1;
}

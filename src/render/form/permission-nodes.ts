import type { Manifest, MenuEntry } from "../../model/resolved";
import type { PermissionNode } from "../../widgets/contract";
import type { Speaker } from "../../state/language";

/** Whether the user holds a code. */
type Permits = (codes: readonly string[]) => boolean;

/**
 * The menus of both modes as trees of codes, and the codes that only rules name. Codes the user lacks are locked: nobody
 * gives what they do not have.
 */
export function permissionNodes(manifest: Manifest, permits: Permits, { say, t }: Speaker): PermissionNode[] {
  const node = (key: string, code: string, label: string, children: PermissionNode[]): PermissionNode => ({
    key,
    code,
    label,
    children,
    ...(permits([code]) ? {} : { locked: t("permissionTree.locked") }),
  });
  const fromEntry = (entry: MenuEntry, place: string): PermissionNode => {
    const key = `${place}/${entry.code}`;
    return node(
      key,
      entry.code,
      say(entry.words),
      (entry.children ?? []).map((child) => fromEntry(child, key)),
    );
  };
  const menus = [manifest.menus[1], manifest.menus[2]].map((menu) => {
    const key = `mode${menu.mode}`;
    return { key, label: say(menu.title), children: menu.entries.map((entry) => fromEntry(entry, key)) };
  });
  const other = Object.entries(manifest.menuRules.codes).map(([code, words]) =>
    node(`other/${code}`, code, say(words), []),
  );
  return other.length === 0 ? menus : [...menus, { key: "other", label: t("permissionTree.other"), children: other }];
}

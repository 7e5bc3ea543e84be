import application from "@blueprintjs/icons/lib/esm/generated/16px/paths/application";
import briefcase from "@blueprintjs/icons/lib/esm/generated/16px/paths/briefcase";
import chart from "@blueprintjs/icons/lib/esm/generated/16px/paths/chart";
import clipboard from "@blueprintjs/icons/lib/esm/generated/16px/paths/clipboard";
import dashboard from "@blueprintjs/icons/lib/esm/generated/16px/paths/dashboard";
import envelope from "@blueprintjs/icons/lib/esm/generated/16px/paths/envelope";
import key from "@blueprintjs/icons/lib/esm/generated/16px/paths/key";
import notifications from "@blueprintjs/icons/lib/esm/generated/16px/paths/notifications";
import people from "@blueprintjs/icons/lib/esm/generated/16px/paths/people";
import pulse from "@blueprintjs/icons/lib/esm/generated/16px/paths/pulse";
import shield from "@blueprintjs/icons/lib/esm/generated/16px/paths/shield";
import shoppingCart from "@blueprintjs/icons/lib/esm/generated/16px/paths/shopping-cart";
import tag from "@blueprintjs/icons/lib/esm/generated/16px/paths/tag";
import user from "@blueprintjs/icons/lib/esm/generated/16px/paths/user";
import type { MenuIconName } from "../model/menu-icons";
import type { IconPaths } from "./icon";
import * as icons from "./icons";

/** Icons that config names; the login page does without them. */
const menuIcons: Record<MenuIconName, IconPaths> = {
  application,
  "bank-account": icons.bankAccount,
  briefcase,
  chart,
  clipboard,
  cloud: icons.cloud,
  dashboard,
  envelope,
  key,
  notifications,
  people,
  pulse,
  shield,
  "shopping-cart": shoppingCart,
  tag,
  user,
};

/** The icon's paths; a plain window where config names none. */
export function menuIconPaths(name: MenuIconName | undefined): IconPaths {
  return menuIcons[name ?? "application"];
}

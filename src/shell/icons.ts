import bankAccount from "@blueprintjs/icons/lib/esm/generated/16px/paths/bank-account";
import build from "@blueprintjs/icons/lib/esm/generated/16px/paths/build";
import chevronRight from "@blueprintjs/icons/lib/esm/generated/16px/paths/chevron-right";
import chevronDown from "@blueprintjs/icons/lib/esm/generated/16px/paths/chevron-down";
import cloud from "@blueprintjs/icons/lib/esm/generated/16px/paths/cloud";
import cog from "@blueprintjs/icons/lib/esm/generated/16px/paths/cog";
import cross from "@blueprintjs/icons/lib/esm/generated/16px/paths/cross";
import error from "@blueprintjs/icons/lib/esm/generated/16px/paths/error";
import eyeOff from "@blueprintjs/icons/lib/esm/generated/16px/paths/eye-off";
import eyeOpen from "@blueprintjs/icons/lib/esm/generated/16px/paths/eye-open";
import help from "@blueprintjs/icons/lib/esm/generated/16px/paths/help";
import infoSign from "@blueprintjs/icons/lib/esm/generated/16px/paths/info-sign";
import keyCommand from "@blueprintjs/icons/lib/esm/generated/16px/paths/key-command";
import lock from "@blueprintjs/icons/lib/esm/generated/16px/paths/lock";
import logOut from "@blueprintjs/icons/lib/esm/generated/16px/paths/log-out";
import menu from "@blueprintjs/icons/lib/esm/generated/16px/paths/menu";
import refresh from "@blueprintjs/icons/lib/esm/generated/16px/paths/refresh";
import search from "@blueprintjs/icons/lib/esm/generated/16px/paths/search";
import share from "@blueprintjs/icons/lib/esm/generated/16px/paths/share";
import star from "@blueprintjs/icons/lib/esm/generated/16px/paths/star";
import starEmpty from "@blueprintjs/icons/lib/esm/generated/16px/paths/star-empty";
import swap from "@blueprintjs/icons/lib/esm/generated/16px/paths/swap-horizontal";
import tickCircle from "@blueprintjs/icons/lib/esm/generated/16px/paths/tick-circle";
import translate from "@blueprintjs/icons/lib/esm/generated/16px/paths/translate";
import warningSign from "@blueprintjs/icons/lib/esm/generated/16px/paths/warning-sign";

/**
 * The shell's own icons, as paths on a 16 x 16 grid. Paths only: Blueprint's `icon="name"` loads about 100 KB per size, and
 * its icon components bring both sizes.
 */
export const icons = {
  "bank-account": bankAccount,
  build,
  "chevron-down": chevronDown,
  "chevron-right": chevronRight,
  cloud,
  cog,
  cross,
  error,
  "eye-off": eyeOff,
  "eye-open": eyeOpen,
  help,
  "info-sign": infoSign,
  "key-command": keyCommand,
  lock,
  "log-out": logOut,
  menu,
  refresh,
  search,
  share,
  star,
  "star-empty": starEmpty,
  swap,
  "tick-circle": tickCircle,
  translate,
  "warning-sign": warningSign,
} as const satisfies Record<string, string[]>;

/** The name of one of the shell's own icons. */
export type IconName = keyof typeof icons;

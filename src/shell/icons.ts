/*
 * The shell's own icons, as paths on a 16 x 16 grid; each comes with the part that shows it. Paths only: Blueprint's `icon="name"` loads
 * about 100 KB per size, and its icon components bring both sizes.
 */
export { default as bankAccount } from "@blueprintjs/icons/lib/esm/generated/16px/paths/bank-account";
export { default as build } from "@blueprintjs/icons/lib/esm/generated/16px/paths/build";
export { default as chevronRight } from "@blueprintjs/icons/lib/esm/generated/16px/paths/chevron-right";
export { default as chevronDown } from "@blueprintjs/icons/lib/esm/generated/16px/paths/chevron-down";
export { default as cloud } from "@blueprintjs/icons/lib/esm/generated/16px/paths/cloud";
export { default as cog } from "@blueprintjs/icons/lib/esm/generated/16px/paths/cog";
export { default as cross } from "@blueprintjs/icons/lib/esm/generated/16px/paths/cross";
export { default as error } from "@blueprintjs/icons/lib/esm/generated/16px/paths/error";
export { default as eyeOff } from "@blueprintjs/icons/lib/esm/generated/16px/paths/eye-off";
export { default as eyeOpen } from "@blueprintjs/icons/lib/esm/generated/16px/paths/eye-open";
export { default as help } from "@blueprintjs/icons/lib/esm/generated/16px/paths/help";
export { default as infoSign } from "@blueprintjs/icons/lib/esm/generated/16px/paths/info-sign";
export { default as keyCommand } from "@blueprintjs/icons/lib/esm/generated/16px/paths/key-command";
export { default as lock } from "@blueprintjs/icons/lib/esm/generated/16px/paths/lock";
export { default as logOut } from "@blueprintjs/icons/lib/esm/generated/16px/paths/log-out";
export { default as menu } from "@blueprintjs/icons/lib/esm/generated/16px/paths/menu";
export { default as refresh } from "@blueprintjs/icons/lib/esm/generated/16px/paths/refresh";
export { default as search } from "@blueprintjs/icons/lib/esm/generated/16px/paths/search";
export { default as share } from "@blueprintjs/icons/lib/esm/generated/16px/paths/share";
export { default as star } from "@blueprintjs/icons/lib/esm/generated/16px/paths/star";
export { default as starEmpty } from "@blueprintjs/icons/lib/esm/generated/16px/paths/star-empty";
export { default as swap } from "@blueprintjs/icons/lib/esm/generated/16px/paths/swap-horizontal";
export { default as tickCircle } from "@blueprintjs/icons/lib/esm/generated/16px/paths/tick-circle";
export { default as translate } from "@blueprintjs/icons/lib/esm/generated/16px/paths/translate";
export { default as warningSign } from "@blueprintjs/icons/lib/esm/generated/16px/paths/warning-sign";

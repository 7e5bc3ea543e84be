import type { ConfigTourStep } from "../../../model/config/tour";

/** How each control that a tour can point at is found; of several the first that is on screen. */
const selectors: Readonly<Record<ConfigTourStep["at"], string>> = {
  menu: ".frame-menu .left-menu, .menu-button",
  palette: "[data-palette]",
  messages: '[data-header-entry="messages"]',
  settings: "[data-settings]",
  home: "[data-home-edit]",
  help: ".home [data-help]",
};

/** The control of a step; undefined where it is not on screen. */
export function controlOf({ at }: ConfigTourStep): Element | undefined {
  return [...document.querySelectorAll(selectors[at])].find((element) => {
    const { width, height, right, left } = element.getBoundingClientRect();
    return width > 0 && height > 0 && right > 0 && left < document.documentElement.clientWidth;
  });
}

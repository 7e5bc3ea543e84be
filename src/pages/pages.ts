import { type ComponentType, lazy } from "react";
import type { PageName } from "../model/page-names";

/** Every hand-written page by the name config uses; each is loaded when first shown. */
export const pages: Readonly<Record<PageName, ComponentType>> = {
  login: lazy(async () => ({ default: (await import("./login/login-page")).LoginPage })),
  home: lazy(async () => ({ default: (await import("./home/home-page")).HomePage })),
};

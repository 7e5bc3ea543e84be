import type { Tabs } from "../../model/resolved-list";
import type { RequestShape } from "../api/operation";
import { type ResolveContext, takeEnum } from "./context";

/** The tabs of a view: the values that a call takes of a parameter of its address. */
export function resolveTabs(
  context: ResolveContext,
  shape: RequestShape | undefined,
  param: string | undefined,
): { tabs?: Tabs } {
  const property = param === undefined ? undefined : shape?.properties.get(param);
  const { enum: words } = takeEnum(context, property?.enumName);
  return param !== undefined && property?.values && words !== undefined
    ? { tabs: { param, values: [...property.values], enum: words } }
    : {};
}

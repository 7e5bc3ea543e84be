import type { WidgetName } from "../model/widgets";
import { traits, type WidgetTraits } from "./generated/traits";

/** What the renderer asks of a widget; nothing of a name that this console does not know, so that newer config still shows. */
export function widgetTraits(name: string): WidgetTraits {
  return (Object.hasOwn(traits, name) ? traits[name as WidgetName] : undefined) ?? {};
}

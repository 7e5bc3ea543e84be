import type { ConfigView } from "../../model/config/screen";
import type { ViewInfo } from "../index/views";
import { dashboard } from "./dashboard/dashboard";
import { detail } from "./detail/detail";
import { form } from "./form/form";
import type { ViewKind } from "./kind";
import { list } from "./list/list";
import { page } from "./page/page";

/** Every kind of view. */
const viewKinds = { list, detail, form, dashboard, page } satisfies Record<ConfigView["kind"], unknown>;

/** The kind of a view. It is only handed views of its kind, which the types can't tell. */
export function kindOf({ kind }: ConfigView): ViewKind<ViewInfo> {
  return viewKinds[kind] as unknown as ViewKind<ViewInfo>;
}

import { once } from "../../state/later";

/** The renderers that come with chunks of their own, by the kind of view. */
export const renderers = {
  form: once(() => import("../form/form-view")),
  dashboard: once(() => import("../dashboard/dashboard-view")),
};

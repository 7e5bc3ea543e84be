import type { Scope } from "../index/scope";
import { eachView } from "../checks/check";
import { kindOf } from "./kinds";

/** What has to be right about each kind of view. */
export const checkKinds = eachView<Scope>((info, report, around) => {
  for (const check of kindOf(info.view).checks) check(info, report, around);
});

import type { ResolvedSend } from "../../model/resolved-view";
import { fullSend } from "../index/call-inputs";
import type { ViewInfo } from "../index/views";
import { resolveSend } from "./sources";

/** Where the input of a list's or detail's own call comes from. */
export function viewSend(info: ViewInfo): ResolvedSend {
  const [inputs] = info.calls;
  return inputs ? resolveSend(fullSend(inputs), inputs.shape, info.params) : {};
}

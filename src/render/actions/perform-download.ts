import type { Api } from "../../api/call";
import { ApiError } from "../../api/error";
import type { ResolvedAction } from "../../model/resolved-view";
import type { Speaker } from "../../state/language";
import type { Toaster } from "../../state/toaster";
import type { Row } from "../../widgets/contract";
import { actionValues } from "./perform-call";
import { resolveSend } from "../shared/resolve-send";
import { saveFile } from "../../widgets/shared/save-file";

/** What a download needs. */
export interface DownloadTools {
  api: Pick<Api, "download">;
  toaster: Pick<Toaster, "show">;
  speaker: Speaker;
}

/**
 * Performs an action whose call answers a file: the browser saves it under the server's name. A failure has been said by
 * the call itself. @returns whether it was done.
 */
export async function performDownload(
  { api, toaster, speaker }: DownloadTools,
  action: ResolvedAction,
  rows: readonly Row[],
): Promise<boolean> {
  if (action.does.kind !== "download") return false;
  try {
    const { blob, name = speaker.say(action.words) } = await api.download(
      action.does.call,
      resolveSend(action.does.send, rows),
    );
    saveFile(blob, name);
    const message = action.success
      ? speaker.say(action.success, actionValues(rows))
      : speaker.t("action.saved", { name });
    toaster.show({ tone: "success", message });
    return true;
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    return false;
  }
}

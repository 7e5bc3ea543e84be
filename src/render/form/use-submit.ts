import { matches } from "../../domain/when";
import { ApiError } from "../../api/error";
import { randomCode } from "../../api/random-code";
import { useConsole } from "../../state/console";
import { useInside } from "../../state/inside";
import type { Said } from "../../state/outcomes";
import { useWords } from "../../state/language";
import type { FormView } from "../../model/resolved-form";
import type { Row } from "../../widgets/contract";
import { actionValues } from "../actions/perform-call";
import { saysChanged } from "../shared/says-changed";
import { focusField, type FormParts } from "./form-context";
import { requestOf } from "./request";
import { waitsForPreview } from "./waits-for-preview";

/** Makes a call of a money-moving write happen once, however often it is sent. */
const CLIENT_TOKEN = "clientToken";

/** Whether what the answer says is shown in place of the form, until its reader closes it. */
export function showsResult({ result }: FormView, answer: unknown): boolean {
  return result !== undefined && matches(result.when, answer as Row);
}

/**
 * Sends the form: waits for questions and files under way, calls, says so. A failure goes to the
 * fields it names, or above the form; where no answer came it is unknown whether it was done, and the form says so. The button stays disabled while this runs and for the time of specification §9.
 */
export function useSubmit(parts: FormParts, onDone: (answer: unknown) => void): () => Promise<void> {
  const { api, manifest, session, toaster } = useConsole();
  const { freshness, jobs, outcomes, queryClient } = useInside();
  const speaker = useWords();
  const { view, state, source, idPrefix } = parts;

  return async () => {
    if (
      state.submission.busy ||
      (state.submission.lost && !view.clientToken) ||
      (waitsForPreview(view) && !state.submission.previewed)
    )
      return;
    const pressed = Date.now();
    const reachable = navigator.onLine;
    state.submission.setBusy(true);
    try {
      // A file that could not be sent says so at its input: what goes without it is for the user to say.
      if (!(await state.settled())) return;
      // A value may be known to be taken, or to be no choice any more, only now.
      const [wrong] = state.problems(state.values).keys();
      if (wrong !== undefined) {
        state.refuse();
        focusField(idPrefix, wrong);
        return;
      }
      const request = requestOf({ view, values: state.values, initial: state.initial, source });
      for (const name of view.preview?.sends ?? []) request[name] = state.submission.previewed?.[name];
      if (view.clientToken) request[CLIENT_TOKEN] = state.submission.clientToken;
      const answer = await api.callByName(view.call, request, { told: "inPlace" });
      state.submission.setSaved(randomCode());
      const { success } = view;
      const message: Said = ({ say, t }) => (success ? say(success, actionValues([source])) : t("form.success"));
      if (showsResult(view, answer)) outcomes.dismiss();
      // The page where it was done is about to be left for signing in.
      else if (view.signsOut) toaster.show({ tone: "success", message: message(speaker) });
      else outcomes.tell({ message, ...(view.pending && { pending: true }) });
      const { follows } = view;
      if (follows)
        void import("./follow-job").then(({ followAnswer }) =>
          followAnswer({ api, jobs, manifest, toaster }, follows, answer as Row, speaker),
        );
      if (view.signsOut) session.end("passwordChanged");
      else onDone(answer);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.kind !== "answer" && reachable) {
        // What is shown may have changed after all.
        void freshness.changed(view.call);
        state.submission.setLost(true);
        return;
      }
      state.fail(failure);
      if (saysChanged(failure)) void freshness.changed(view.call);
      if (view.preview) void queryClient.invalidateQueries({ queryKey: [view.preview.call] });
      const first = state.faulty[0];
      if (first) focusField(idPrefix, first.name);
    } finally {
      const rest = manifest.settings.doubleClickMs - (Date.now() - pressed);
      setTimeout(() => state.submission.setBusy(false), Math.max(0, rest));
    }
  };
}

import { useId, useMemo, useState } from "react";
import { randomCode } from "../../api/random-code";
import type { ResolvedScreen, ScreenModule } from "../../model/resolved";
import type { FormView } from "../../model/resolved-form";
import { useConsole } from "../../state/console";
import type { KeptForm } from "../../state/kept-input";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { DRAFT_PAUSE_MS } from "../../widgets/draft";
import { resolveSend } from "../shared/resolve-send";
import type { withFilters } from "./filter-check";
import type { FormParts } from "./form-context";
import { withRepeats } from "./form-fields";
import { FormState } from "./form-state";
import { formValidator, precompiledValidator, rawCheck, rjsfSchema } from "./form-validator";
import { initialValues } from "./initial-values";
import { carriedOver, restored } from "./kept-values";
import { permissionNodes } from "./permission-nodes";
import { FormSteps } from "./steps/form-steps";

/** How long typing pauses before it is asked whether a value is taken, milliseconds. */
const ASK_PAUSE_MS = 400;

/** What a form's parts are made from. */
interface FormPartsOptions {
  view: FormView;
  screen: ResolvedScreen;
  /** Another one when config has changed under `npm run dev`. */
  module: Pick<ScreenModule, "validators">;
  source: Row;
  /** What was typed in an earlier life of the form. */
  kept: KeptForm | undefined;
  judged: typeof withFilters | undefined;
}

/**
 * What lives as long as the form: made once, so that rjsf finds nothing changed from one drawing to the next, and once more when config
 * has changed, with what was typed. `round` counts that.
 */
export function useFormParts({ view: resolved, screen, module, source, kept, judged = asItIs }: FormPartsOptions) {
  const { api, manifest, session } = useConsole();
  const speaker = useWords();
  const idPrefix = `form${useId().replace(/[^\w-]/g, "")}`;
  const make = (open?: { state: FormState; steps?: FormSteps; round: number }) => {
    const view = withRepeats(resolved);
    const check = judged(rawCheck(precompiledValidator(view, module), view), view, screen);
    const fields = new Map(
      view.sections.flatMap((section) => section.fields.map((field) => [field.name, field] as const)),
    );
    const initial = initialValues(view, source, session.profile);
    const before = open?.state.submission ?? kept;
    const state = new FormState({
      view,
      initial,
      values: open ? carriedOver(open.state, view, initial) : kept ? restored(view, initial, kept.values) : initial,
      clientToken: before?.clientToken ?? randomCode(),
      lost: before?.lost ?? false,
      check,
      askPauseMs: ASK_PAUSE_MS - DRAFT_PAUSE_MS,
      async ask(name, value, signal) {
        const unique = fields.get(name)?.unique;
        if (!unique) return false;
        const input = resolveSend(unique.send, [{ ...source, ...state.values, [name]: value }]);
        return (await api.callByName(unique.call, input, { signal, told: "inPlace" })) === true;
      },
    });
    const validator = formValidator(check, (values) => state.problems(values));
    return {
      module,
      round: (open?.round ?? -1) + 1,
      view,
      state,
      fields,
      ...(view.steps ? { steps: new FormSteps(view, state, open?.steps) } : {}),
      form: { schema: rjsfSchema(view.schema), validator },
    };
  };
  const [made, setMade] = useState(make);
  if (made.module !== module) setMade(make(made));
  const { view, state, fields, steps, form, round } = made;
  const needsTree = state.fields.some((field) => field.widget === "permissionTree");
  const tree = useMemo(
    () => (needsTree ? permissionNodes(manifest, session.permits, speaker) : []),
    [needsTree, manifest, session, speaker],
  );
  const parts = useMemo<FormParts>(
    () => ({ view, screen, state, fields, source, idPrefix, tree, ...(steps ? { steps } : {}) }),
    [view, screen, state, fields, source, idPrefix, tree, steps],
  );
  return { parts, form, round };
}

const asItIs: typeof withFilters = (check) => check;

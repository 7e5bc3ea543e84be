import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import { type ReactElement, useEffect } from "react";
import { ApiError } from "../../api/error";
import type { FormPreview as ResolvedPreview } from "../../model/resolved-form";
import { useConsole } from "../../state/console";
import { formQuestion } from "../../state/freshness";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { resolveSend } from "../shared/resolve-send";
import { AnsweredFields } from "./answered-fields";
import { useForm } from "./form-context";
import { isEmpty } from "./form-fields";
import "./form-preview.css";

/** What would come of the form as it is filled in: asked anew whenever that changes, the answer to the present values counts. */
export const FormPreview = observer(function FormPreview({ preview }: { preview: ResolvedPreview }): ReactElement {
  const { api } = useConsole();
  const { state, source } = useForm();
  const { say, t } = useWords();
  const filled = Object.fromEntries(
    Object.entries({ ...source, ...state.values }).filter(([, value]) => !isEmpty(value)),
  );
  const input = resolveSend(preview.send, [filled]);
  // What is typed wrongly says so at its input, and nothing is asked with it; what is not typed yet is not wrong.
  const right = Object.values(preview.send).every(
    (part) => part.from !== "field" || filled[part.field] === undefined || state.problemAt(part.field) === undefined,
  );
  const query = useQuery({
    queryKey: [preview.call, input],
    queryFn: ({ signal }) => api.callByName(preview.call, input, { signal, told: "inPlace" }),
    enabled: right && preview.needs.every((name) => filled[name] !== undefined),
    refetchOnMount: "always",
    placeholderData: keepPreviousData,
    meta: formQuestion,
    retry: false,
  });
  const answer = right ? (query.data as Row | undefined) : undefined;
  const present = right && query.isSuccess && !query.isPlaceholderData && !query.isFetching ? answer : undefined;
  useEffect(() => state.submission.setPreviewed(present), [state, present]);
  return (
    <section
      className={present ? "form-preview" : "form-preview form-preview-waiting"}
      aria-label={say(preview.words)}
      aria-busy={query.isFetching}
    >
      <h2>{say(preview.words)}</h2>
      <div role="status">
        {right && query.isError && !query.isFetching ? (
          <p className="form-preview-error">
            {query.error instanceof ApiError ? query.error.message : t("screen.failedText")}
          </p>
        ) : (
          <AnsweredFields fields={preview.fields} answer={answer} />
        )}
      </div>
    </section>
  );
});

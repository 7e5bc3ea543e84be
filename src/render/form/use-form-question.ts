import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ApiError } from "../../api/error";
import type { FormQuestion } from "../../model/resolved-form";
import { useConsole } from "../../state/console";
import { formQuestion } from "../../state/freshness";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { resolveSend } from "../shared/resolve-send";
import { useForm } from "./form-context";
import { isEmpty } from "./form-fields";

/** What a call says of the form as it is filled in. */
export interface FormAnswer {
  /** The newest answer, shown until the next one is there; undefined while what is asked with is wrong or missing. */
  answer: Row | undefined;
  /** The answer, where it is to the present values. */
  present: Row | undefined;
  /** Why there is none to the present values. */
  failure: string | undefined;
  asking: boolean;
}

/** Asks a call about what is typed, again whenever that changes. To be used by an observer. */
export function useFormQuestion({ call, send, needs }: FormQuestion): FormAnswer {
  const { api } = useConsole();
  const { state, source } = useForm();
  const { t } = useWords();
  const filled = Object.fromEntries(
    Object.entries({ ...source, ...state.values }).filter(([, value]) => !isEmpty(value)),
  );
  const input = resolveSend(send, [filled]);
  // What is typed wrongly says so at its input, and nothing is asked with it; what is not typed yet is not wrong.
  const right = Object.values(send).every(
    (part) => part.from !== "field" || filled[part.field] === undefined || state.problemAt(part.field) === undefined,
  );
  const query = useQuery({
    queryKey: [call, input],
    queryFn: ({ signal }) => api.callByName(call, input, { signal, told: "inPlace" }),
    enabled: right && needs.every((name) => filled[name] !== undefined),
    refetchOnMount: "always",
    placeholderData: keepPreviousData,
    meta: formQuestion,
    retry: false,
  });
  const { error, isFetching } = query;
  const answer = right ? (query.data as Row | undefined) : undefined;
  return {
    answer,
    present: query.isSuccess && !query.isPlaceholderData && !isFetching ? answer : undefined,
    failure:
      right && error && !isFetching ? (error instanceof ApiError ? error.message : t("screen.failedText")) : undefined,
    asking: isFetching,
  };
}

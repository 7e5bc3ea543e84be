import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { later } from "../../state/later";
import type { ResolvedScreen, ScreenModule } from "../../model/resolved";
import type { FormView as ResolvedFormView } from "../../model/resolved-form";
import type { Row } from "../../widgets/contract";
import { resolveSend } from "../shared/resolve-send";
import { moduleOf } from "../shared/load-screen";
import type { LeftOut } from "../shared/obstacle";
import { FailedCall } from "../shared/states";
import { FormBody, type FormBodyProps } from "./form-body";
import { fieldsOf } from "./form-fields";
import { loadFilterInput } from "./field-input";
import { FormSkeleton } from "./form-skeleton";
import "./form.css";

/** What a form is drawn from. */
export interface FormViewProps {
  view: ResolvedFormView;
  screen: ResolvedScreen;
  /** The chunk the screen came in, with its validators; the one it was loaded from unless told. */
  module?: Pick<ScreenModule, "validators">;
  /** The row at hand. */
  row?: Row;
  /** The parameters of the address. */
  params?: Row;
  onDone: (answer: unknown) => void;
  onCancel: () => void;
  /** The selected rows that it was not opened for. */
  leftOut?: readonly LeftOut[];
  /** It is a part of something else, and does not close: there is nothing to cancel. */
  stays?: boolean;
}

/** A resolved form, as a page or in a drawer. With a `load` call it fetches the values to edit first. */
export function FormView(props: FormViewProps): ReactElement {
  const { view, screen, row, params } = props;
  const source = { ...params, ...row };
  const module = props.module ?? moduleOf(screen) ?? noValidators;
  const { onDone, onCancel, leftOut = noneLeftOut, stays = false } = props;
  const shared = { view, screen, module, leftOut, onDone, onCancel, stays };
  return view.load ? (
    <LoadedForm {...shared} load={view.load} source={source} />
  ) : (
    <StaticForm {...shared} source={source} />
  );
}

const noValidators: Pick<ScreenModule, "validators"> = {};
const noneLeftOut: readonly LeftOut[] = [];

type SharedProps = Pick<FormViewProps, "view" | "screen" | "onDone" | "onCancel"> & {
  leftOut: readonly LeftOut[];
  stays: boolean;
  module: Pick<ScreenModule, "validators">;
  source: Row;
};

/** The row at first: a list that is fetched anew behind the drawer must not pull the values from under the user. */
function StaticForm({ source, ...shared }: SharedProps): ReactElement {
  const [first] = useState(source);
  return <Body {...shared} source={first} />;
}

function LoadedForm({
  load,
  source,
  ...shared
}: SharedProps & { load: NonNullable<ResolvedFormView["load"]> }): ReactElement {
  const { api } = useConsole();
  const { t } = useWords();
  const input = resolveSend(load.send, [source]);
  const query = useQuery({
    queryKey: [load.call, input],
    queryFn: ({ signal }) => api.callByName(load.call, input, { signal, told: "inPlace" }),
    // Values to edit are fetched when the form opens, never taken from memory, and not again while it is open.
    refetchOnMount: "always",
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [values, setValues] = useState<Row>();
  if (!values && query.isFetchedAfterMount && query.isSuccess) setValues({ ...source, ...(query.data as Row) });
  if (values) return <Body {...shared} source={values} />;
  if (query.isError && !query.isFetching)
    return <FailedCall title={t("form.loadFailed")} error={query.error} onRetry={() => void query.refetch()} />;
  return <FormSkeleton view={shared.view} />;
}

/** What reads filters comes with the first form that keeps one; its input too, so that nothing below it moves. */
const FilterForm = later(
  async () => (await Promise.all([import("./filter-form"), loadFilterInput()]))[0],
  (module) => module.FilterForm,
);

function Body(props: FormBodyProps): ReactElement {
  const keepsFilter = fieldsOf(props.view).some(({ filterOf }) => filterOf !== undefined);
  return keepsFilter ? (
    <FilterForm {...props} meanwhile={<FormSkeleton view={props.view} />} />
  ) : (
    <FormBody {...props} />
  );
}

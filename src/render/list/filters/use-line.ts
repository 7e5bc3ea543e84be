import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { namesIn, type RowFilter } from "../../../domain/filter/filter";
import type { ListView } from "../../../model/resolved-list";
import { useConsole } from "../../../state/console";
import { choicesQuery, optionsOf } from "../../shared/use-choices";
import { useScreen } from "../../shared/screen-context";
import type { ListQuery } from "../list-query";
import { isDefault } from "./filter-values";
import { type Line, lineOf } from "./line";

/**
 * What a list's line of filters knows. Choices are fetched where they are needed for words: of what is filtered by, and of everything while
 * somebody types. `isTyping`: somebody does.
 */
export function useLine(
  view: ListView,
  { filters, filter: asked }: { filters: ListQuery["filters"]; filter: RowFilter | undefined },
  isTyping: boolean,
): Line {
  const { api } = useConsole();
  const { enums } = useScreen();
  const named = useMemo(() => namesIn(asked), [asked]);
  const fetched = useMemo(
    () => view.filters.flatMap((filter) => (filter.choices ? [{ filter, choices: filter.choices }] : [])),
    [view],
  );
  const answers = useQueries({
    queries: fetched.map(({ filter, choices }) => ({
      ...choicesQuery(api, choices, {}),
      enabled: isTyping || named.has(filter.name) || !isDefault(filter, filters[filter.name]),
    })),
    // Without its choices a filter can still be asked for by their codes.
    combine: (results) => results.map(({ data, isError }) => (isError ? [] : data)),
  });
  return useMemo(() => {
    const options = new Map(
      fetched.map(({ filter, choices }, index) => {
        const answer = answers[index];
        return [filter.name, answer === undefined ? undefined : optionsOf(answer, choices)];
      }),
    );
    return lineOf(view, enums, ({ name }) => options.get(name));
  }, [view, enums, fetched, answers]);
}

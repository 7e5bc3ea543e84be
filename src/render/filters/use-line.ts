import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { useConsole } from "../../state/console";
import { useScreen } from "../shared/screen-context";
import { choicesQuery, optionsOf } from "../shared/use-choices";
import { type Line, type LineSource, lineOf } from "./line";

/**
 * What a line of filters knows. Choices are fetched where they are needed for words: of what is filtered by, which `named` says, and of
 * everything while somebody types. `isTyping`: somebody does.
 */
export function useLine(source: LineSource, named: ReadonlySet<string>, isTyping: boolean): Line {
  const { api } = useConsole();
  const { enums } = useScreen();
  const fetched = useMemo(
    () => source.filters.flatMap((filter) => (filter.choices ? [{ filter, choices: filter.choices }] : [])),
    [source],
  );
  const answers = useQueries({
    queries: fetched.map(({ filter, choices }) => ({
      ...choicesQuery(api, choices, {}),
      enabled: isTyping || named.has(filter.name),
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
    return lineOf(source, enums, ({ name }) => options.get(name));
  }, [source, enums, fetched, answers]);
}

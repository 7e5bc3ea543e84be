import { useQuery } from "@tanstack/react-query";
import type { CardCall } from "../../model/resolved-dashboard";
import { useConsole } from "../../state/console";
import type { Row } from "../../widgets/contract";
import { isRow } from "../../widgets/shared/is-row";
import { readAnswer } from "../list/read-answer";
import { cardInput } from "./board-scope";
import { useBoard } from "./board-context";

/** What a card's call has answered so far. */
export interface CardAnswer {
  /** The object, or the rows of the list; undefined before there is an answer. */
  rows: Row[] | undefined;
  /** Why there is none. */
  error: unknown;
  retry(): void;
}

/** Makes a card's call. Cards that ask the same share one request; an answer of no use is a failure of this card alone. */
export function useCardCall(card: CardCall): CardAnswer {
  const { api } = useConsole();
  const { filters, values, given } = useBoard();
  const input = cardInput(card, filters, values, given);
  const { data, error, refetch } = useQuery({
    queryKey: [card.call, input],
    queryFn: ({ signal }) => api.callByName(card.call, input, { signal, told: "inPlace" }),
  });
  const rows = data === undefined ? undefined : rowsOf(data);
  const unusable =
    data !== undefined && rows === undefined ? new Error("The answer is neither an object nor a list.") : undefined;
  return { rows: error ? undefined : rows, error: error ?? unusable, retry: () => void refetch() };
}

function rowsOf(data: unknown): Row[] | undefined {
  const list = readAnswer(data);
  if (list) return list.rows;
  return isRow(data) ? [data] : undefined;
}

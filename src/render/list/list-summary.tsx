import { type ReactElement, useEffect, useRef } from "react";
import { useQuery } from "@tanstack/react-query";
import type { DetailView } from "../../model/resolved-view";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { resolveSend } from "../shared/resolve-send";
import { DetailFigures, FiguresComing } from "../fields/detail-figures";
import { useScreen } from "../shared/screen-context";
import { FailedCall } from "../shared/states";

/** What a list comes to: the figures of a detail of its file, fetched anew when the list's answer is another one. */
export function ListSummary({ name, answer }: { name: string; answer: object | undefined }): ReactElement | null {
  const view = useScreen().screen.views[name];
  return view?.kind === "detail" ? <Figures view={view} figures={view.figures ?? []} answer={answer} /> : null;
}

function Figures({
  view,
  figures,
  answer,
}: {
  view: DetailView;
  figures: NonNullable<DetailView["figures"]>;
  answer: object | undefined;
}): ReactElement {
  const { api } = useConsole();
  const { t } = useWords();
  const input = resolveSend(view.send, []);
  const { data, error, refetch } = useQuery({
    queryKey: [view.call, input],
    // Figures that are there stay when they cannot be fetched again, and nothing in their place says so.
    queryFn: ({ signal, client, queryKey }) =>
      api.callByName(view.call, input, {
        signal,
        told: client.getQueryData(queryKey) === undefined ? "inPlace" : undefined,
      }),
  });
  const seen = useRef(answer);
  useEffect(() => {
    if (seen.current && answer && seen.current !== answer) void refetch();
    seen.current = answer;
  }, [answer, refetch]);
  if (error && data === undefined)
    return <FailedCall title={t("screen.failedTitle")} error={error} onRetry={() => void refetch()} />;
  return data === undefined ? (
    <FiguresComing figures={figures} />
  ) : (
    <DetailFigures figures={figures} row={data as Row} />
  );
}

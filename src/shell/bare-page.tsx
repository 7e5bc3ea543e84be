import type { ReactElement } from "react";
import type { ResolvedRoute } from "../model/resolved";
import { useConsole } from "../state/console";
import { useWords } from "../state/language";
import { ErrorBoundary } from "./error-boundary";
import { Loading } from "./loading";
import { useTitle } from "./use-title";

/** A hand-written page without header and menu: the login page. */
export function BarePage({ route }: { route: ResolvedRoute }): ReactElement {
  const { pages } = useConsole();
  const { say } = useWords();
  useTitle(say(route.title));
  const Page = pages[route.page ?? ""];
  return (
    <main>
      <ErrorBoundary resetKey={route.path}>{Page && <Page meanwhile={<Loading />} />}</ErrorBoundary>
    </main>
  );
}

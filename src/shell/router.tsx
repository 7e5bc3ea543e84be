import { type ReactElement, startTransition, useLayoutEffect, useState } from "react";
import { Router } from "react-router-dom";
import { useConsole } from "../state/console";
import { createHistory, HistoryContext } from "../state/history";
import { anticipateVisit } from "./anticipate";
import { Root } from "./root";

/** Specification §2: "history mode with base path /custom"; the routes are the resolved console's. */
export function ConsoleRouter(): ReactElement {
  const console = useConsole();
  const [history] = useState(() => createHistory(window));
  const [place, setPlace] = useState(history.place);
  useLayoutEffect(
    () =>
      history.listen((next) => {
        anticipateVisit(next.location, console);
        startTransition(() => setPlace(next));
      }),
    [history, console],
  );
  return (
    <HistoryContext value={history}>
      <Router
        basename={console.manifest.settings.basePath}
        navigator={history}
        location={place.location}
        navigationType={place.action}
      >
        <Root />
      </Router>
    </HistoryContext>
  );
}

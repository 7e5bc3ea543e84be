import { observer } from "mobx-react-lite";
import { type ReactElement, useEffect, useState } from "react";
import { matchRoutes, useLocation } from "react-router-dom";
import type { ResolvedRoute } from "../model/resolved";
import { useConsole } from "../state/console";
import { useInside } from "../state/inside";
import { useWords } from "../state/language";
import { later, once, useLoaded } from "../state/later";
import { type Access, judgeAccess } from "../state/access";
import { ErrorBoundary } from "./error-boundary";
import { importScreenRoute } from "./import-screen-route";
import { Loading } from "./loading";
import { preloadRoute } from "./preload-route";
import { useTitle } from "./use-title";

const importProblems = once(() => import("./problem/problems"));
const NotFoundPage = later(importProblems, (module) => module.NotFoundPage);
const NotOpenPage = later(importProblems, (module) => module.NotOpenPage);
const ScreenRoute = later(importScreenRoute, (module) => module.ScreenRoute);

/** The page at a route: what config shows there, or the reason why the user does not get it. */
export const RoutePage = observer(function RoutePage({ route }: { route: ResolvedRoute | undefined }): ReactElement {
  const { manifest, session } = useConsole();
  const { say, t } = useWords();
  const { pathname } = useLocation();
  useTitle(route ? say(route.title) : t("guard.notFoundTitle"));
  if (!route) {
    return (
      <ErrorBoundary resetKey={pathname}>
        <Unknown key={pathname} path={pathname} />
      </ErrorBoundary>
    );
  }
  const access: Access = session.status === "ready" ? judgeAccess(route, manifest, session) : { kind: "open" };
  return (
    <ErrorBoundary resetKey={pathname}>
      {access.kind === "open" ? (
        <View route={route} />
      ) : (
        <NotOpenPage route={route} access={access} meanwhile={<Loading />} />
      )}
    </ErrorBoundary>
  );
});

/** An address that nothing is known of: perhaps it is in a part of the directory that has not been fetched. */
function Unknown({ path }: { path: string }): ReactElement {
  const { addresses } = useConsole();
  const [loading] = useState(() => addresses.load(path).then(() => true));
  const isLoaded = useLoaded(loading) ?? false;
  return isLoaded || addresses.isKnown(path) ? <NotFoundPage meanwhile={<Loading />} /> : <Loading />;
}

/** A hand-written page, or a view of a screen. */
function View({ route }: { route: ResolvedRoute }): ReactElement {
  const { manifest, pages } = useConsole();
  const { visits } = useInside();
  const { pathname } = useLocation();
  useEffect(() => void preloadRoute(route, manifest), [route, manifest]);
  useEffect(() => {
    if (!route.path.includes(":")) visits.visit(route.path);
  }, [route, visits]);
  const Page = route.page === undefined ? undefined : pages[route.page];
  if (Page)
    return <Page params={matchRoutes([{ path: route.path }], pathname)?.[0]?.params ?? {}} meanwhile={<Loading />} />;
  return route.subject === undefined ? (
    <NotFoundPage meanwhile={<Loading />} />
  ) : (
    <ScreenRoute route={route} meanwhile={<Loading />} />
  );
}

import { observer } from "mobx-react-lite";
import { type ReactElement, useEffect } from "react";
import { type Location, Navigate, useLocation } from "react-router-dom";
import { Aside } from "../state/aside";
import { type Console, useConsole } from "../state/console";
import { later } from "../state/later";
import { watchTyping } from "../state/unsaved";
import { judgeAccess, routeAt } from "../state/access";
import { anticipateLinks, preloadWhenIdle } from "./anticipate";
import { ErrorBoundary } from "./error-boundary";
import { decideGuard, MY_ACCOUNT } from "./guard";
import { Loading } from "./loading";
import { PageHere } from "./page-here";
import { ProfileFailed } from "./problem/profile-failed";
import { importInside } from "./preload";
import { Toasts } from "./toasts";
import { useArrival } from "./use-arrival";
import { useKnown } from "./use-known";
import { Notices } from "./notices/notices";

const Frame = later(importInside, (inside) => inside.Frame);
const OneTimePassword = later(importInside, (inside) => inside.OneTimePassword);

/** Around every page: guard, frame, notices, toasts. */
export function Root(): ReactElement {
  const { pathname } = useLocation();
  useArrival(pathname);
  useEffect(() => watchTyping(document), []);
  const console = useConsole();
  useEffect(() => anticipateLinks(document, console), [console]);
  return (
    <>
      <Guarded />
      <Aside>
        <Notices />
      </Aside>
      <Toasts />
    </>
  );
}

/** The page, once the guard lets it through (specification §2). */
const Guarded = observer(function Guarded(): ReactElement {
  const console = useConsole();
  const { manifest, session } = console;
  const location = useLocation();
  const { destination, status, signingIn, ended } = session;
  useEffect(() => {
    if (destination === location.pathname) session.sendTo(undefined);
  }, [destination, location.pathname, session]);

  useEffect(() => (status === "ready" ? preloadWhenIdle() : undefined), [status]);

  const asked = askedIn(location);
  const isKnown = useKnown(status === "ready" ? asked && pathIn(asked) : undefined);
  if (!isKnown) return <Loading />;
  const decision = decideGuard({
    status,
    signingIn,
    ended,
    destination,
    path: location.pathname,
    asked: asked !== undefined && mayOpen(asked, console) ? asked : undefined,
  });
  if (decision.kind === "redirect")
    return (
      <Navigate to={decision.to} replace state={{ [decision.remember ? "asked" : "from"]: addressOf(location) }} />
    );
  if (decision.kind === "wait") return <Loading />;
  if (decision.kind === "failed") return <ProfileFailed />;
  if (session.profile?.oneTimePassword) {
    return location.pathname === MY_ACCOUNT ? (
      <OneTimePassword meanwhile={<Loading />} />
    ) : (
      <Navigate to={MY_ACCOUNT} replace />
    );
  }
  const route = routeAt(manifest.routes, location.pathname);
  const page = <PageHere route={route} />;
  if (route?.frame === "bare" || route?.redirect !== undefined) return page;
  return (
    <ErrorBoundary resetKey={location.pathname}>
      <Frame route={route} meanwhile={<Loading />}>
        {page}
      </Frame>
    </ErrorBoundary>
  );
});

/** The address asked for before sign-in. */
function askedIn({ state }: Location): string | undefined {
  const asked: unknown = typeof state === "object" && state !== null && "asked" in state ? state.asked : undefined;
  return typeof asked === "string" ? asked : undefined;
}

/** Whether the user may go to an address. */
function mayOpen(address: string, { manifest, session }: Console): boolean {
  if (session.status !== "ready") return false;
  const route = routeAt(manifest.routes, pathIn(address));
  const kind = route && judgeAccess(route, manifest, session).kind;
  return kind === "open" || kind === "pending";
}

function pathIn(address: string): string {
  return address.split(/[?#]/)[0] ?? address;
}

function addressOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}

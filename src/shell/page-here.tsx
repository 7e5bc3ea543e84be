import type { ReactElement } from "react";
import { Navigate, useLocation } from "react-router-dom";
import type { ResolvedRoute } from "../model/resolved";
import { later } from "../state/later";
import { BarePage } from "./bare-page";
import { importInside } from "./preload";

const RoutePage = later(importInside, (inside) => inside.RoutePage);

/** The page at the present address; `route` is what the console has there, if anything. */
export function PageHere({ route }: { route: ResolvedRoute | undefined }): ReactElement {
  const { pathname, search } = useLocation();
  // What is looked for goes along: a bookmark of an old address keeps its filters.
  if (route?.redirect !== undefined)
    return <Navigate to={{ pathname: route.redirect, search }} replace state={{ from: pathname }} />;
  return route?.frame === "bare" ? <BarePage route={route} /> : <RoutePage route={route} />;
}

import type { ReactElement } from "react";
import { Navigate } from "react-router-dom";
import type { ResolvedRoute } from "../model/resolved";
import { later } from "../state/later";
import { BarePage } from "./bare-page";
import { importInside } from "./preload";

const RoutePage = later(importInside, (inside) => inside.RoutePage);

/** The page at the present address; `route` is what the console has there, if anything. */
export function PageHere({ route }: { route: ResolvedRoute | undefined }): ReactElement {
  if (route?.redirect !== undefined) return <Navigate to={route.redirect} replace />;
  return route?.frame === "bare" ? <BarePage route={route} /> : <RoutePage route={route} />;
}

import { lazy, type ReactElement } from "react";
import { createBrowserRouter, Navigate, type RouteObject } from "react-router-dom";
import type { Manifest, ResolvedRoute } from "../model/resolved";
import { BarePage } from "./bare-page";
import { importInside } from "./preload";
import { Root } from "./root";

const RoutePage = lazy(async () => ({ default: (await importInside()).RoutePage }));

/** Specification §2: "history mode with base path /custom"; the routes are the resolved console's. */
export function createConsoleRouter(manifest: Manifest): ReturnType<typeof createBrowserRouter> {
  const children: RouteObject[] = [...manifest.routes.map(toRouteObject), { path: "*", element: <RoutePage path="*" /> }];
  return createBrowserRouter([{ element: <Root />, children }], { basename: manifest.settings.basePath });
}

function toRouteObject(route: ResolvedRoute): RouteObject {
  return { path: route.path, element: elementOf(route) };
}

function elementOf(route: ResolvedRoute): ReactElement {
  if (route.redirect !== undefined) return <Navigate to={route.redirect} replace />;
  return route.frame === "bare" ? <BarePage route={route} /> : <RoutePage path={route.path} />;
}

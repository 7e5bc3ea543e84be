import { pageNames } from "../../../model/page-names";
import { at, type Visit } from "../../checks/check";
import type { PageInfo } from "./info";

/** A hand-written page that config names exists. */
export const checkPage: Visit<PageInfo> = ({ subject, path, view }, report) => {
  if (!pageNames.some((name) => name === view.page)) {
    report(at(subject, [...path, "page"]), "CFG_UNKNOWN_PAGE", { name: view.page }, pageNames);
  }
};

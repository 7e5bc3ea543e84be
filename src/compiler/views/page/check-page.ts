import { pageNames } from "../../../model/page-names";
import { at, type Visit } from "../../checks/check";
import { isKind } from "../../index/views";
import type { PageInfo } from "./info";

/** A hand-written page that config names exists, and so does the board it shows. */
export const checkPage: Visit<PageInfo> = ({ subject, path, view }, report, { subject: { views } }) => {
  const { board } = view;
  const boards = views.filter((each) => isKind(each, "dashboard")).map(({ name }) => name);
  if (board !== undefined && !boards.includes(board))
    report(at(subject, [...path, "board"]), "CFG_UNKNOWN_VIEW", { name: board }, boards);
  if (!pageNames.some((name) => name === view.page)) {
    report(at(subject, [...path, "page"]), "CFG_UNKNOWN_PAGE", { name: view.page }, pageNames);
  }
};

import { pageNames } from "../../model/page-names";
import { at, type Check } from "./check";

/** A hand-written page that config names exists, and so does the board it shows. */
export const checkPages: Check = ({ subjects }, report) => {
  for (const { subject, path, view } of subjects.flatMap(({ views }) => views)) {
    if (view.kind !== "page") continue;
    const { board } = view;
    const boards = Object.entries(subject.value.views).flatMap(([name, { kind }]) =>
      kind === "dashboard" ? [name] : [],
    );
    if (board !== undefined && !boards.includes(board))
      report(at(subject, [...path, "board"]), "CFG_UNKNOWN_VIEW", { name: board }, boards);
    if (!pageNames.some((name) => name === view.page)) {
      report(at(subject, [...path, "page"]), "CFG_UNKNOWN_PAGE", { name: view.page }, pageNames);
    }
  }
};

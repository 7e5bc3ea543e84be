import { type ReactElement, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import { observer } from "mobx-react-lite";
import { useLocation, useNavigate } from "react-router-dom";
import { mayUse } from "../../domain/permission";
import type { ResolvedScreen } from "../../model/resolved";
import type { ResolvedAction } from "../../model/resolved-view";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { later } from "../../state/later";
import type { Row } from "../../widgets/contract";
import { availabilityOf } from "../actions/availability";
import { obstacleWords } from "../actions/obstacle-words";
import { performCall } from "../actions/perform-call";
import { closedSearch } from "../drawer/view-address";
import { HintLayer } from "./hint-layer";
import { ScreenContext, type ScreenTools } from "./screen-context";
import { namedFields, withMenuCodes } from "./shown-fields";
import { targetOf } from "./target";

const ConfirmAction = later(() => import("../actions/confirm-action"), (module) => module.ConfirmAction);

/** A question under way. */
interface Question {
  action: ResolvedAction;
  rows: readonly Row[];
  answer(yes: boolean): void;
}

/** Gives the views of a screen what they share: permissions, performing of actions, addresses. */
export const ScreenProvider = observer(function ScreenProvider({ screen, children }: { screen: ResolvedScreen; children: ReactNode }): ReactElement {
  const { api, manifest, queryClient, session, toaster } = useConsole();
  const speaker = useWords();
  const navigate = useNavigate();
  const location = useLocation();
  const [question, setQuestion] = useState<Question>();
  // What a click needs is read at the click, so that a drawer that opens does not draw the rows below it again.
  const now = useRef({ navigate, location });
  useLayoutEffect(() => {
    now.current = { navigate, location };
  });

  const authCodes = session.profile?.authCodes ?? "";
  const ownId = session.profile?.id;
  const listSearch = closedSearch(new URLSearchParams(location.search)).toString();

  const tools = useMemo<ScreenTools>(() => {
    const rowKey = Object.values(screen.views).find((view) => view.kind === "list")?.rowKey ?? "id";
    const actor = { permits: (codes: readonly string[]) => codes.some((code) => mayUse(authCodes, code)), id: ownId };
    const ask = (action: ResolvedAction, rows: readonly Row[]): Promise<boolean> =>
      new Promise((resolve) => {
        const answer = (yes: boolean): void => {
          setQuestion(undefined);
          resolve(yes);
        };
        setQuestion({ action, rows, answer });
      });
    const enums = withMenuCodes(screen.enums, manifest);
    const words = { speaker, enums, fields: namedFields(screen), contact: manifest.settings.permissionContact };
    return {
      screen,
      enums,
      explain: (obstacle) => obstacleWords(obstacle, words),
      availability: (action, rows) => availabilityOf(action, rows, actor, screen),
      async perform(action, rows, { silent = false } = {}) {
        if (!availabilityOf(action, rows, actor, screen).possible) return false;
        if (action.does.kind === "open") {
          const { location: here, navigate: go } = now.current;
          const target = targetOf(action.does.view, rows[0], { screen, rowKey, search: here.search, path: here.pathname });
          if (target) void go(target.to, { state: target.state });
          return target !== undefined;
        }
        if (action.confirm && !silent && !(await ask(action, rows))) return false;
        return performCall({ api, queryClient, toaster, speaker, screen }, action, rows, silent);
      },
      hrefOf(action, row) {
        if (action.does.kind !== "open") return undefined;
        const target = targetOf(action.does.view, row, { screen, rowKey, search: listSearch, path: now.current.location.pathname });
        return target && manifest.settings.basePath + target.to;
      },
    };
  }, [screen, manifest, api, queryClient, toaster, speaker, ownId, authCodes, listSearch]);

  return (
    <ScreenContext value={tools}>
      {children}
      <HintLayer />
      {question && <ConfirmAction action={question.action} rows={question.rows} onAnswer={question.answer} />}
    </ScreenContext>
  );
});

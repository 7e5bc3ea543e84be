import { type ReactElement, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import { observer } from "mobx-react-lite";
import { useLocation, useNavigate } from "react-router-dom";
import type { ResolvedScreen } from "../../model/resolved";
import type { ResolvedAction } from "../../model/resolved-view";
import { Aside } from "../../state/aside";
import { useConsole } from "../../state/console";
import { useInside } from "../../state/inside";
import { useWords } from "../../state/language";
import { later } from "../../state/later";
import { useAllAddresses } from "../../state/use-all-addresses";
import type { Row } from "../../widgets/contract";
import { FilesContext } from "../../widgets/file/files";
import { actionCalls } from "../actions/action-calls";
import { actorOf } from "../actions/actor";
import type { BulkPlan } from "../bulk/plan";
import { closedSearch } from "../shared/view-address";
import { ListSearchContext, type PerformOptions, ScreenContext } from "../shared/screen-context";
import { showsCodes } from "../shared/shown-fields";
import { HintLayer } from "./hint-layer";
import { type OpenedForm, screenTools } from "./screen-tools";
import { useFiles } from "./use-files";

const ConfirmAction = later(
  () => import("../actions/confirm-action"),
  (module) => module.ConfirmAction,
);
const BulkPanel = later(
  () => import("../bulk/bulk-panel"),
  (module) => module.BulkPanel,
);

/** So long after an answer was lost the same press means what it meant then, milliseconds. */
const SAME_PRESS_MS = 5 * 60_000;

/** A question under way. */
interface Question {
  action: ResolvedAction;
  rows: readonly Row[];
  answer(yes: boolean): void;
}

/** An action on many rows, from the question to the closing of its results. */
interface Job extends PerformOptions {
  number: number;
  plan: BulkPlan;
}

/** What a screen is given. */
export interface ScreenProviderProps {
  screen: ResolvedScreen;
  /** The subject over whose page this one's views open. */
  host?: ResolvedScreen | undefined;
  /** The page on which its views open, where that is not the present one. */
  home?: string | undefined;
  children: ReactNode;
}

/** Gives the views of a screen what they share: permissions, performing of actions, addresses. */
export const ScreenProvider = observer(function ScreenProvider({
  screen,
  host,
  home,
  children,
}: ScreenProviderProps): ReactElement {
  const { api, manifest, session, toaster } = useConsole();
  const { freshness, outcomes } = useInside();
  const speaker = useWords();
  const files = useFiles();
  useAllAddresses(useMemo(() => showsCodes(screen), [screen]));
  const navigate = useNavigate();
  const location = useLocation();
  const [question, setQuestion] = useState<Question>();
  const [job, setJob] = useState<Job>();
  const [busy, setBusy] = useState(false);
  // What a click needs is read at the click, so that a drawer that opens does not draw the rows below it again.
  const now = useRef({ navigate, location });
  useLayoutEffect(() => {
    now.current = { navigate, location };
  });

  const opened = useRef<OpenedForm>(undefined);

  const authCodes = session.profile?.authCodes;
  const ownId = session.profile?.id;
  const { mode } = session;
  const listSearch = closedSearch(new URLSearchParams(location.search)).toString();

  const [callAction] = useState(() => actionCalls(api, undefined, SAME_PRESS_MS));
  const tools = useMemo(() => {
    const ask = (action: ResolvedAction, rows: readonly Row[]): Promise<boolean> =>
      new Promise((resolve) => {
        const answer = (yes: boolean): void => {
          setQuestion(undefined);
          resolve(yes);
        };
        setQuestion({ action, rows, answer });
      });
    const begin = (plan: BulkPlan, options: PerformOptions): void =>
      setJob((before) => ({ ...options, plan, number: (before?.number ?? 0) + 1 }));
    return screenTools({
      actor: actorOf(session, manifest, authCodes, ownId),
      api,
      callAction,
      manifest,
      freshness,
      outcomes,
      toaster,
      screen,
      speaker,
      mode,
      busy,
      host,
      home,
      opened,
      now: () => now.current,
      ask,
      begin,
    });
  }, [
    screen,
    manifest,
    api,
    callAction,
    freshness,
    session,
    outcomes,
    toaster,
    speaker,
    ownId,
    authCodes,
    mode,
    busy,
    host,
    home,
  ]);

  return (
    <ScreenContext value={tools}>
      <ListSearchContext value={listSearch}>
        <FilesContext value={files}>{children}</FilesContext>
      </ListSearchContext>
      {!host && <HintLayer />}
      {question && (
        <Aside onFailed={() => question.answer(false)}>
          <ConfirmAction action={question.action} rows={question.rows} onAnswer={question.answer} />
        </Aside>
      )}
      {job && (
        <Aside key={job.number} onFailed={() => setJob(undefined)}>
          <BulkPanel plan={job.plan} onDone={job.onDone} onBusy={setBusy} onClose={() => setJob(undefined)} />
        </Aside>
      )}
    </ScreenContext>
  );
});

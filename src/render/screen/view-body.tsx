import { memo, type ReactElement } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { ResolvedView } from "../../model/resolved";
import { useConsole } from "../../state/console";
import { useInside } from "../../state/inside";
import { useWords } from "../../state/language";
import { later, once } from "../../state/later";
import type { Row } from "../../widgets/contract";
import { type DetailParts, DetailPartsContext } from "../detail/detail-parts";
import { DetailRenderer } from "../detail/detail-view";
import { nextAction } from "../shared/next-action";
import { readOpenState } from "../shared/view-address";
import { ListRenderer } from "../list/list-view";
import { useScreen } from "../shared/screen-context";
import { LoadingScreen } from "../shared/states";
import { listOf } from "../shared/target";
import { FormRenderer } from "./form-renderer";
import { renderers } from "./renderers";

const DashboardRenderer = later(renderers.dashboard, (module) => module.DashboardRenderer);
const loadSectionForm = once(() => import("./section-form"));
const detailParts: DetailParts = {
  SectionForm: later(loadSectionForm, (module) => module.SectionForm),
  prepareForm: () => void Promise.all([loadSectionForm(), renderers.form()]).catch(() => undefined),
  RelatedList: later(
    () => import("./related-list"),
    (module) => module.RelatedListView,
  ),
  RelatedBoard: later(
    () => import("./board-part"),
    (module) => module.RelatedBoardView,
  ),
};

/** A view and where it is drawn. */
export interface ViewBodyProps {
  view: ResolvedView;
  /** The row at hand: the parameters of the address, or the row that a drawer was opened for. */
  row: Row;
  place: "page" | "drawer";
  /** Leaves the view; a page goes back. */
  onLeave?: () => void;
}

/** Draws a view by its kind; not again where only what is around it changes. Forms and boards come with chunks of their own. */
export const ViewBody = memo(function ViewBody({ view, row, place, onLeave }: ViewBodyProps): ReactElement | null {
  const leave = useLeave(onLeave);
  switch (view.kind) {
    case "list":
      return <ListRenderer view={view} params={row} place={place} />;
    case "detail":
      return (
        <DetailPartsContext value={detailParts}>
          <DetailRenderer view={view} row={row} place={place} onGone={leave} />
        </DetailPartsContext>
      );
    case "form":
      return <FormPage view={view} row={row} place={place} leave={leave} />;
    case "dashboard":
      return <DashboardRenderer view={view} params={row} meanwhile={<LoadingScreen />} />;
    case "page":
      // The shell draws hand-written pages; a screen's chunk is not even fetched for them.
      return null;
  }
});

function FormPage({
  view,
  row,
  place,
  leave,
}: {
  view: Extract<ResolvedView, { kind: "form" }>;
  row: Row;
  place: "page" | "drawer";
  leave: () => void;
}): ReactElement {
  const { manifest } = useConsole();
  const { outcomes } = useInside();
  const tools = useScreen();
  const { screen, availability, hrefOf, perform, sent } = tools;
  const { say } = useWords();
  const location = useLocation();
  const { row: atHand, leftOut } = readOpenState(location.state);
  const kept = place === "page" ? atHand : undefined;
  const leaveWith = (answer: unknown): void => {
    sent(view.name);
    const done = { ...row, ...(answer as Row | null) };
    const { onward } = view;
    const to = onward && availability(onward, [done]).possible ? hrefOf(onward, done, "") : undefined;
    const address = to?.slice(manifest.settings.basePath.length);
    // Nobody is led to where they are.
    if (onward && address !== undefined && address !== location.pathname)
      outcomes.lead({ words: (speaker) => speaker.say(onward.words), to: address });
    const next = nextAction(view, tools, done);
    if (next) void perform(next, [done], { replace: true });
    else leave();
  };
  const form = (
    <FormRenderer
      view={view}
      screen={screen}
      row={{ ...kept, ...row }}
      params={row}
      {...(leftOut ? { leftOut } : {})}
      onDone={leaveWith}
      onCancel={leave}
      meanwhile={<LoadingScreen />}
    />
  );
  if (place === "drawer") return form;
  return (
    <section className="view">
      <header className="view-head">
        <h1 tabIndex={-1}>{say(view.title)}</h1>
      </header>
      <div className="view-panel view-form">{form}</div>
    </section>
  );
}

/**
 * Leaves by what is told, else back to where the reader came from; where that is outside to the subject's list or else its menu entry, and to
 * the start where it has neither.
 */
function useLeave(onLeave: (() => void) | undefined): () => void {
  const { screen } = useScreen();
  const navigate = useNavigate();
  const location = useLocation();
  if (onLeave) return onLeave;
  return () =>
    void (location.key === "default" ? navigate(listOf(screen)?.route ?? screen.menuRoute ?? "/") : navigate(-1));
}

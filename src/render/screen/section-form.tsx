import { type ReactElement, useState } from "react";
import type { ResolvedAction } from "../../model/resolved-view";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { useScreen } from "../shared/screen-context";
import { FormRoom } from "../shared/form-room";
import { FormRenderer } from "./form-renderer";

/** The form that an action opens, standing in its detail: empty again when it has been sent. */
export function SectionForm({ action, row }: { action: ResolvedAction; row: Row }): ReactElement | null {
  const { screen, availability, perform } = useScreen();
  const { say } = useWords();
  const [round, setRound] = useState(0);
  const view = action.does.kind === "open" ? screen.views[action.does.view] : undefined;
  if (view?.kind !== "form") return null;
  const again = (): void => setRound(round + 1);
  const done = (answer: unknown): void => {
    const rows = [{ ...row, ...(answer as Row | null) }];
    const next = view.next?.find((leading) => availability(leading, rows).possible);
    if (next) void perform(next, rows);
    else again();
  };
  return (
    <section className="detail-form" aria-label={say(action.words)}>
      <FormRenderer
        key={round}
        view={view}
        screen={screen}
        row={row}
        onDone={done}
        onCancel={again}
        stays
        meanwhile={<FormRoom action={action} />}
      />
    </section>
  );
}

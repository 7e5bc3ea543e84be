import type { ReactElement } from "react";
import type { Row } from "../../widgets/contract";
import { FormView } from "../form/form-view";
import { LoadedScreen } from "./loaded-screen";
import { ScreenProvider } from "./screen-provider";

/** Which form of which subject, and the row it is about. */
export interface FormPartProps {
  subject: string;
  view: string;
  row: Row;
}

/** A form as part of a hand-written page, for good: there is nothing to cancel. */
export function FormPart({ subject, view: name, row }: FormPartProps): ReactElement {
  return (
    <LoadedScreen subject={subject}>
      {(screen) => {
        const view = screen.views[name];
        if (view?.kind !== "form") return null;
        return (
          <ScreenProvider screen={screen}>
            <FormView
              view={view}
              screen={screen}
              row={row}
              params={row}
              onDone={() => undefined}
              onCancel={() => undefined}
              stays
            />
          </ScreenProvider>
        );
      }}
    </LoadedScreen>
  );
}

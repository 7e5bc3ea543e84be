import type { ReactElement } from "react";
import type { ListView } from "../../model/resolved-list";
import type { Words } from "../../model/words";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { addressOf } from "../shared/view-address";
import { useScreen } from "../shared/screen-context";
import { TabLink } from "../shared/tab-link";

/** What a strip of tabs is drawn from. */
interface ListTabsProps {
  tabs: NonNullable<ListView["tabs"]>;
  route: string;
  title: Words;
  /** The parameters of the address. */
  params: Row;
}

/** The lists of the other values of a parameter of the address, each a page of its own. */
export function ListTabs({ tabs, route, title, params }: ListTabsProps): ReactElement {
  const { say } = useWords();
  const { enums } = useScreen();
  return (
    <nav className="tabs" aria-label={say(title)}>
      {tabs.values.map((value) => {
        const words = enums[tabs.enum]?.[String(value)];
        return (
          <TabLink
            key={value}
            to={addressOf(route, { ...params, [tabs.param]: value }) ?? ""}
            isPresent={params[tabs.param] === value}
          >
            {words ? say(words) : value}
          </TabLink>
        );
      })}
    </nav>
  );
}

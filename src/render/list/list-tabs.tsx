import type { ReactElement } from "react";
import type { ListView } from "../../model/resolved-list";
import type { Words } from "../../model/words";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { addressOf } from "../shared/view-address";
import { useScreen } from "../shared/screen-context";
import { Link } from "../shared/link";
import { bringTabIntoView } from "../shared/tab-in-view";

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
          <Link
            key={value}
            className="tab"
            to={addressOf(route, { ...params, [tabs.param]: value }) ?? ""}
            {...(params[tabs.param] === value && { "aria-current": "page", ref: bringTabIntoView })}
          >
            {words ? say(words) : value}
          </Link>
        );
      })}
    </nav>
  );
}

import { observer } from "mobx-react-lite";
import { type ReactElement, type ReactNode, useId } from "react";
import type { HomeCard } from "../../model/resolved-home";
import { Aside } from "../../state/aside";
import { useWords } from "../../state/language";
import { AreasCard } from "./cards/areas-card";
import { BoardBody } from "./cards/board-card";
import { ChecklistBody } from "./cards/checklist-card";
import { HomeListAll, HomeListBody } from "./cards/home-list";
import { LinksBody } from "./cards/links-card";
import { OtherClouds } from "./cards/other-clouds";
import { TodosBody } from "./cards/todos-card";
import { UsedClouds } from "./cards/used-clouds";
import { withHidden } from "./arrange";
import type { UserHome } from "./use-home";

/** What a card is drawn of. */
export interface HomeCardProps {
  card: HomeCard;
  home: UserHome;
  /** In the place of what its head leads to. */
  tools?: ReactNode;
}

/** Kinds whose contents stand on the ground of the page, each part a surface of its own. */
const bare: readonly HomeCard["card"][] = ["board", "usedClouds", "otherClouds", "areas"];

/** A card with its title. One with nothing to show is left out, but where its place is chosen. */
export const HomeCardFrame = observer(function HomeCardFrame({ card, home, tools }: HomeCardProps): ReactElement {
  const { say, t } = useWords();
  const id = useId();
  const surface = bare.includes(card.card) ? "home-bare" : "home-panel";
  return (
    <section
      className={`home-card home-card-${card.size} ${surface}${tools ? " home-card-edited" : ""}`}
      data-home-card={card.name}
      aria-labelledby={id}
    >
      <div className="home-card-head">
        <h2 id={id}>{say(card.words)}</h2>
        {tools ?? <HeadLink card={card} home={home} />}
      </div>
      <div className="home-card-body" inert={tools !== undefined}>
        <Aside>
          <CardBody card={card} home={home} />
        </Aside>
      </div>
      {tools !== undefined && <p className="home-card-nothing">{t("home.nothing")}</p>}
    </section>
  );
});

function CardBody({ card, home: { counts, sizes } }: Pick<HomeCardProps, "card" | "home">): ReactElement | null {
  switch (card.card) {
    case "todos":
      return <TodosBody card={card} counts={counts} size={sizes?.[card.name]} />;
    case "checklist":
      return <ChecklistBody card={card} counts={counts} size={sizes?.[card.name]} />;
    case "list":
      return <HomeListBody list={card} />;
    case "board":
      return <BoardBody card={card} />;
    case "links":
      return <LinksBody links={card.links} />;
    case "usedClouds":
      return <UsedClouds route={card.route} />;
    case "otherClouds":
      return <OtherClouds />;
    case "areas":
      return <AreasCard />;
  }
}

/** Where a card leads, or what puts it away. */
function HeadLink({ card, home: { arrangement, save } }: Pick<HomeCardProps, "card" | "home">): ReactElement | null {
  const { t } = useWords();
  if (card.card === "list") return <HomeListAll list={card} />;
  if (card.card !== "checklist") return null;
  return (
    <button
      type="button"
      className="home-dismiss"
      data-dismiss
      onClick={() => save(withHidden(arrangement, card.name))}
    >
      {t("home.dismiss")}
    </button>
  );
}

import type { ReactElement } from "react";
import type { HomeBlock as ResolvedBlock } from "../../model/resolved-home";
import { Aside } from "../../state/aside";
import { useWords } from "../../state/language";
import { later } from "../../state/later";
import { HomeLinks } from "./home-links";
import { OtherClouds } from "./other-clouds";
import { UsedClouds } from "./used-clouds";

const BoardPart = later(
  () => import("../../render/screen/board-part"),
  (module) => module.BoardPart,
);

/** A part of home above the areas. */
export function HomeBlock({ block }: { block: ResolvedBlock }): ReactElement {
  const { say } = useWords();
  switch (block.block) {
    case "usedClouds":
      return <UsedClouds route={block.route} />;
    case "otherClouds":
      return <OtherClouds />;
    case "links":
      return <HomeLinks words={block.words} links={block.links} />;
    case "board":
      return (
        <Aside>
          <section aria-label={say(block.words)}>
            <BoardPart subject={block.screen} view={block.view} />
          </section>
        </Aside>
      );
  }
}

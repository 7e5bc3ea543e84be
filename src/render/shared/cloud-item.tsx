import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { hueColor } from "../../model/hues";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { Link } from "./link";
import "./cloud-item.css";

interface CloudItemProps {
  /** Its code; image, colour and words are the console's own where config knows it. */
  code: string;
  /** The address of its page, where that opens. */
  page?: string | undefined;
  /** Whether it is in use, in words. */
  state?: string;
  /** What the server calls it and says of it, for clouds that config does not know. */
  said?: { name: string | undefined; introduce?: string | undefined };
}

/** A cloud with its drawing, its colour and its introduction (specification §1). */
export const CloudItem = observer(function CloudItem({ code, page, state, said }: CloudItemProps): ReactElement {
  const { manifest } = useConsole();
  const { say } = useWords();
  const known = manifest.clouds.find((cloud) => cloud.code === code);
  const name = known ? say(known) : said?.name;
  const introduce = known ? say(known.introduce) : said?.introduce;
  return (
    <div className="cloud-item" style={known && { borderInlineStartColor: hueColor(known.hue) }}>
      {known && <img src={known.image} alt="" width={36} height={36} loading="lazy" />}
      <div className="cloud-item-words">
        <p className="cloud-item-name">{page === undefined ? name : <Link to={page}>{name}</Link>}</p>
        {state !== undefined && <p className="cloud-item-note">{state}</p>}
        {introduce !== undefined && <p className="cloud-item-note cloud-item-text">{introduce}</p>}
      </div>
    </div>
  );
});

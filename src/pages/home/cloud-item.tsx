import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { useConsole } from "../../state/console";

/** A cloud of either list. */
export interface CloudItemProps {
  /** Its code; image and colour are the console's own. */
  code: string;
  /** Words of its name, its state and its introduction. */
  name: string | undefined;
  state: string;
  introduce: string | undefined;
}

/** A cloud with its drawing, its state and its introduction (specification §1). */
export const CloudItem = observer(function CloudItem({ code, name, state, introduce }: CloudItemProps): ReactElement {
  const { manifest } = useConsole();
  const known = manifest.clouds.find((cloud) => cloud.code === code);
  return (
    <>
      {known && <img src={known.image} alt="" width={36} height={36} loading="lazy" />}
      <div className="home-cloud-words">
        <p className="home-cloud-name">{name}</p>
        <p className="home-cloud-state">{state}</p>
        {introduce !== undefined && <p className="home-cloud-text">{introduce}</p>}
      </div>
    </>
  );
});

import { type ReactElement, useEffect, useState } from "react";
import { getMessage } from "../../../src/generated/calls";
import type { Output } from "../../../src/generated/operations";
import { call } from "./call";

/** One message on its own. */
export function MessageDialog({ id, onClose }: { id: number; onClose: () => void }): ReactElement {
  const [message, setMessage] = useState<Output<"getMessage">>();
  useEffect(() => void call(getMessage, { id }).then(setMessage), [id]);
  return (
    <dialog open onClose={onClose}>
      <h2>{message?.title}</h2>
      <p>{message?.content}</p>
      <button className="bp6-button" onClick={onClose}>
        关闭
      </button>
    </dialog>
  );
}

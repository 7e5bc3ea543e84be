import { Drawer } from "@blueprintjs/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import * as calls from "../../../src/generated/calls";
import { api } from "./api";

/** One message beside the list. */
export function MessageDrawer({ id, onClose }: { id: number; onClose: () => void }): ReactElement {
  const message = useQuery({
    queryKey: ["getMessage", { id }],
    queryFn: ({ signal }) => api.call(calls.getMessage, { id }, { signal }),
  });
  return (
    <Drawer isOpen title={message.data?.title ?? ""} onClose={onClose}>
      <p>{message.data?.content}</p>
    </Drawer>
  );
}

import { Button, Checkbox, type Intent, Tag } from "@blueprintjs/core";
import { memo, type ReactElement } from "react";
import { Link } from "react-router-dom";
import words from "../../../config/words/enums.json";
import { ReadFlag } from "../../../src/generated/enums";
import type { Output } from "../../../src/generated/operations";

/** A row of the list. */
export type Message = Output<"listMessages">["list"][number];

/** What can be done to a message. */
export type RowChange = (change: "read" | "delete", id: number) => void;

interface MessageRowProps {
  row: Message;
  selected: boolean;
  onToggle: (id: number) => void;
  onRow: RowChange;
}

const intents: Record<string, Intent> = {
  primary: "primary",
  success: "success",
  warning: "warning",
  danger: "danger",
  neutral: "none",
};

/** One message; drawn again only where it changes. */
export const MessageRow = memo(function MessageRow({ row, selected, onToggle, onRow }: MessageRowProps): ReactElement {
  const [type, flag] = [
    words.MessageType[row.type],
    row.readFlag === ReadFlag.read ? words.ReadFlag.read : words.ReadFlag.unread,
  ];
  const detail = `?open=${row.id}`;
  return (
    <tr>
      <td>
        <Checkbox aria-label={row.title} checked={selected} onChange={() => onToggle(row.id)} />
      </td>
      <td>
        <Link to={detail}>{row.title}</Link>
      </td>
      <td>
        <Tag minimal intent={intents[type.tone] ?? "none"}>
          {type.zh}
        </Tag>
      </td>
      <td>
        <Tag minimal intent={intents[flag.tone] ?? "none"}>
          {flag.zh}
        </Tag>
      </td>
      <td>{row.createTime}</td>
      <td className="reference-actions">
        <Link className="bp6-button bp6-minimal bp6-small" to={detail}>
          查看
        </Link>
        <Button
          variant="minimal"
          size="small"
          text="标为已读"
          disabled={row.readFlag === 1}
          onClick={() => onRow("read", row.id)}
        />
        <Button variant="minimal" size="small" intent="danger" text="删除" onClick={() => onRow("delete", row.id)} />
      </td>
    </tr>
  );
});

import { Button, Checkbox, type Intent, Tag } from "@blueprintjs/core";
import { memo, type ReactElement } from "react";
import { Link } from "react-router-dom";
import words from "../../../config/words/enums.json";
import type { Output } from "../../../src/generated/operations";

/** A row of the list. */
export type Host = Output<"listHosts">["list"][number];

/** What can be done with a host without asking more. */
export type HostAction = "start" | "stop";

interface HostRowProps {
  row: Host;
  selected: boolean;
  onToggle: (id: number) => void;
  onAct: (action: HostAction, id: number) => void;
}

/** As many tags of a host are shown. */
const TAGS = 3;

const intents: Record<string, Intent> = {
  primary: "primary",
  success: "success",
  warning: "warning",
  danger: "danger",
};

/** One host; drawn again only where it changes. */
export const HostRow = memo(function HostRow({ row, selected, onToggle, onAct }: HostRowProps): ReactElement {
  const status = words.HostStatus[row.status];
  const detail = `/resource/pubCloud/host/${row.id}`;
  return (
    <tr>
      <td>
        <Checkbox aria-label={row.name} checked={selected} onChange={() => onToggle(row.id)} />
      </td>
      <td>
        <Link to={detail}>{row.name}</Link>
      </td>
      <td>
        <Tag minimal intent={intents[status.tone] ?? "none"}>
          {status.zh}
        </Tag>
      </td>
      <td>{row.instanceType}</td>
      <td>{row.privateIp.join("、")}</td>
      <td>{row.publicIp.join("、")}</td>
      <td>{words.CloudCode[row.cloudCode].zh}</td>
      <td>{row.regionName}</td>
      <td className="reference-number">¥{row.monthCost}</td>
      <td>{row.expireTime}</td>
      <td className="reference-actions">
        {row.tags.slice(0, TAGS).map(({ tagId, key, value }) => (
          <Tag key={tagId} minimal>{`${key}: ${value}`}</Tag>
        ))}
        {row.tags.length > TAGS && <Tag minimal>{`+${row.tags.length - TAGS}`}</Tag>}
      </td>
      <td className="reference-actions">
        <Link className="bp6-button bp6-minimal bp6-small" to={detail}>
          查看
        </Link>
        <Button
          variant="minimal"
          size="small"
          text="开机"
          disabled={row.status !== "stopped"}
          onClick={() => onAct("start", row.id)}
        />
        <Button
          variant="minimal"
          size="small"
          text="关机"
          disabled={row.status !== "running"}
          onClick={() => onAct("stop", row.id)}
        />
      </td>
    </tr>
  );
});
